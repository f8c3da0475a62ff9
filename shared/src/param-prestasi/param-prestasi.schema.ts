import { z } from 'zod';
import { decimalNumber } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** `skor`: points of the achievement score N.P. */
const fields = z.object({ skor: decimalNumber(0, 100) });

/** An achievement parameter as the calls answer it. */
export const paramPrestasiContract = fields.extend({ id: z.string(), name: z.string(), versi: z.int() });
export type ParamPrestasi = z.output<typeof paramPrestasiContract>;

/** Achievements by level and rank, and what they are worth (api/param-prestasi). */
export const paramPrestasiResource = defineResource({
  name: 'param_prestasi',
  label: 'Parameter prestasi',
  path: '/api/param-prestasi',
  fields,
  record: paramPrestasiContract,
  readLabels: { name: 'Nama' },
  labels: { skor: 'Skor' },
  search: ['name'],
  order: ['id'],
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  importKey: 'name',
  fixed: true,
  menu: {
    title: 'Parameter Prestasi',
    icon: 'trophy',
    screen: 'master-param-prestasi',
    group: 'Master data',
  },
  combo: { label: 'name' },
});
