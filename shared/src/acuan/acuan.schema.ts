import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = z.object({ name: requiredText(100) });

/** An entry of a reference list as the calls answer it. */
export const acuanContract = fields.extend({ id: z.string(), versi: z.int() });
export type Acuan = z.output<typeof acuanContract>;
export type IsianAcuan = z.output<typeof fields>;

/** What lists of nothing but names have in common. */
const acuan = {
  fields,
  record: acuanContract,
  labels: { name: 'Nama' },
  search: ['name'],
  order: ['name'],
  importKey: 'name',
  combo: { label: 'name' },
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
} as const;

/** Occupations of parents (api/pekerjaan). */
export const pekerjaanResource = defineResource({
  ...acuan,
  name: 'pekerjaan',
  label: 'Pekerjaan',
  path: '/api/pekerjaan',
  menu: { title: 'Pekerjaan', icon: 'work', screen: 'master-pekerjaan', group: 'Referensi' },
});
/** Ranks of civil servants (api/golongan). */
export const golonganResource = defineResource({
  ...acuan,
  name: 'golongan',
  label: 'Golongan',
  path: '/api/golongan',
  menu: { title: 'Golongan', icon: 'rank', screen: 'master-golongan', group: 'Referensi' },
});
/** Levels of education, from the lowest (api/pendidikan): in the order of entry. */
export const pendidikanResource = defineResource({
  ...acuan,
  name: 'pendidikan',
  label: 'Pendidikan',
  path: '/api/pendidikan',
  order: ['id'],
  menu: { title: 'Pendidikan', icon: 'education', screen: 'master-pendidikan', group: 'Referensi' },
});
/** Majors of one level of education (api/jurusan/{pendidikan_id}); programmes of the school are another thing (N55). */
export const jurusanResource = defineResource({
  ...acuan,
  name: 'jurusan_pendidikan',
  label: 'Jurusan',
  path: '/api/jurusan',
  combo: { label: 'name', of: 'pendidikan_id' },
  under: 'parent',
});
/** Agencies that take on people (api/opd). */
export const opdResource = defineResource({
  ...acuan,
  name: 'opd',
  label: 'Perangkat daerah',
  path: '/api/opd',
  menu: { title: 'Perangkat Daerah (OPD)', icon: 'agency', screen: 'master-opd', group: 'Referensi' },
});
