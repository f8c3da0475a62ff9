import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** The school that stands for every one that is not in the list; forms ask for its name (N20). */
export const sekolahLainId = '9999';

const fields = z.object({ npsn: requiredText(10), name: requiredText(255) });

/** A school that applicants come from, as the calls answer it. */
export const refSekolahContract = fields.extend({ id: z.string(), versi: z.int() });
export type RefSekolah = z.output<typeof refSekolahContract>;

/** Schools that applicants come from (api/ref-sekolah). */
export const refSekolahResource = defineResource({
  name: 'ref_sekolah',
  label: 'Sekolah referensi',
  path: '/api/ref-sekolah',
  fields,
  record: refSekolahContract,
  labels: { npsn: 'NPSN', name: 'Nama' },
  search: ['npsn', 'name'],
  importKey: 'npsn',
  order: ['name'],
  capabilities: { list: 'kelolaMaster', read: 'masuk', write: 'kelolaMaster' },
  menu: {
    title: 'Referensi Sekolah',
    icon: 'location_city',
    screen: 'master-refsekolah',
    group: 'Referensi',
  },
  found: { detail: ({ npsn }) => `NPSN ${npsn}` },
});

/** An option of api/ref-sekolah-combo. */
export const pilihanSekolahContract = z.object({ value: z.string(), label: z.string(), npsn: z.string() });
export type PilihanSekolah = z.output<typeof pilihanSekolahContract>;
