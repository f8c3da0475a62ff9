import { z } from 'zod';
import { decimalNumber, flag } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = z.object({
  /** Weight in the final score, in percent. */
  prosentase: decimalNumber(0, 100),
  is_active: flag(),
});

/** An assessment parameter as the calls answer it. */
export const paramNilaiContract = fields.extend({
  id: z.string(),
  /** N.P, N.R, N.T or N.W. */
  kode: z.string(),
  name: z.string(),
  versi: z.int(),
});
export type ParamNilai = z.output<typeof paramNilaiContract>;

/** Parts of the final score and their weights (api/param-nilai). */
export const paramNilaiResource = defineResource({
  name: 'param_nilai',
  label: 'Parameter nilai',
  path: '/api/param-nilai',
  fields,
  record: paramNilaiContract,
  readLabels: { kode: 'Kode', name: 'Nama' },
  labels: { prosentase: 'Prosentase', is_active: 'Aktif' },
  search: ['kode', 'name'],
  order: ['kode'],
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  importKey: 'kode',
  fixed: true,
  menu: { title: 'Parameter Nilai', icon: 'percent', screen: 'master-param-nilai', group: 'Master data' },
  found: { detail: ({ kode }) => kode },
});
