import { z } from 'zod';
import { requiredText, wholeNumber } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** `kapasitas`: seats. */
const fields = z.object({ name: requiredText(50), kapasitas: wholeNumber(1, 1_000) });

/** A room as the calls answer it. */
export const ruangContract = fields.extend({ id: z.string(), versi: z.int() });
export type Ruang = z.output<typeof ruangContract>;

/** Exam rooms (api/ruang). */
export const ruangResource = defineResource({
  name: 'ruang',
  label: 'Ruang',
  path: '/api/ruang',
  fields,
  record: ruangContract,
  labels: { name: 'Nama', kapasitas: 'Kapasitas' },
  search: ['name'],
  order: ['name'],
  importKey: 'name',
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  menu: { title: 'Ruang', icon: 'room', screen: 'master-ruang', group: 'Master data' },
  combo: { label: 'name' },
  found: { detail: ({ kapasitas }) => `${kapasitas} kursi` },
});
