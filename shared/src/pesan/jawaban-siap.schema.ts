import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** As long as an answer may be. */
const fields = z.object({ name: requiredText(80), body: requiredText(1_000) });

/** An answer that staff keep ready, as the calls answer it. */
export const jawabanSiapContract = fields.extend({ id: z.string(), versi: z.int() });
export type JawabanSiap = z.output<typeof jawabanSiapContract>;

/** Answers that staff keep ready for the inbox (api/jawaban-siap), shared by all who answer. */
export const jawabanSiapResource = defineResource({
  name: 'jawaban_siap',
  label: 'Jawaban siap',
  path: '/api/jawaban-siap',
  fields,
  record: jawabanSiapContract,
  labels: { name: 'Nama', body: 'Isi jawaban' },
  search: ['name', 'body'],
  order: ['name'],
  importKey: 'name',
  capabilities: { list: 'verifikasiBerkas', read: 'verifikasiBerkas', write: 'verifikasiBerkas' },
  menu: { title: 'Jawaban Siap', icon: 'inbox', screen: 'master-jawaban', group: 'Master data' },
  found: { detail: ({ body }) => body.slice(0, 80) },
});
