import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = z.object({ name: requiredText(100) });

/** An entry of a reference list as the calls answer it. */
export const acuanContract = fields.extend({ id: z.string(), versi: z.int() });
export type Acuan = z.output<typeof acuanContract>;
export type IsianAcuan = z.output<typeof fields>;

/** Lists of nothing but names; `order` id: in the order of entry. */
const acuan = (name: string, label: string, path: string, order: 'name' | 'id' = 'name') =>
  defineResource({
    name,
    label,
    path,
    fields,
    record: acuanContract,
    labels: { name: 'Nama' },
    search: ['name'],
    order: [order],
    importKey: 'name',
    capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  });

/** Occupations of parents (api/pekerjaan). */
export const pekerjaanResource = acuan('pekerjaan', 'Pekerjaan', '/api/pekerjaan');
/** Ranks of civil servants (api/golongan). */
export const golonganResource = acuan('golongan', 'Golongan', '/api/golongan');
/** Levels of education, from the lowest (api/pendidikan). */
export const pendidikanResource = acuan('pendidikan', 'Pendidikan', '/api/pendidikan', 'id');
/** Majors of one level of education (api/jurusan/{pendidikan_id}); programmes of the school are another thing (N55). */
export const jurusanResource = acuan('jurusan_pendidikan', 'Jurusan', '/api/jurusan');
/** Agencies that take on people (api/opd). */
export const opdResource = acuan('opd', 'Perangkat daerah', '/api/opd');
