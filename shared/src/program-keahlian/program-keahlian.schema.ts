import { z } from 'zod';
import { requiredText, wholeNumber } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = z.object({
  name: requiredText(255),
  /** Short name, as import files and cards spell it. */
  singkat: requiredText(20),
  /** Seats. */
  pagu: wholeNumber(0, 100_000, 0),
  /** Colour on maps and charts, #rrggbb. */
  warna: z.preprocess(
    (value) => value || '#1e6fd9',
    z.string().regex(/^#[\da-fA-F]{6}$/, 'diisi warna seperti #1e6fd9.'),
  ),
});

/** A programme as the calls answer it. */
export const programKeahlianContract = fields.extend({ id: z.string(), versi: z.int() });
export type ProgramKeahlian = z.output<typeof programKeahlianContract>;

/** Skill programmes (api/program-keahlian). */
export const programKeahlianResource = defineResource({
  name: 'program_keahlian',
  label: 'Program keahlian',
  path: '/api/program-keahlian',
  fields,
  record: programKeahlianContract,
  labels: { name: 'Nama', singkat: 'Singkatan', pagu: 'Pagu', warna: 'Warna' },
  search: ['name', 'singkat'],
  order: ['name'],
  capabilities: { list: 'kelolaMaster', read: 'masuk', write: 'kelolaMaster' },
  importKey: 'singkat',
  menu: {
    title: 'Program Keahlian',
    icon: 'school',
    screen: 'master-program-keahlian',
    group: 'Master data',
  },
  combo: { label: 'name' },
  found: { detail: ({ singkat }) => singkat },
});
