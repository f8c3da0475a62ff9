import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** `path`: stored name of the PDF. */
const fields = z.object({ name: requiredText(255), path: requiredText(100) });

/** A regulation as the calls answer it. */
export const peraturanContract = fields.extend({ id: z.string(), versi: z.int() });
export type Peraturan = z.output<typeof peraturanContract>;

/** Regulations of the admission (api/master-data-peraturan). */
export const peraturanResource = defineResource({
  name: 'peraturan',
  label: 'Peraturan',
  path: '/api/master-data-peraturan',
  fields,
  record: peraturanContract,
  labels: { name: 'Nama', path: 'Berkas PDF' },
  search: ['name'],
  order: ['name'],
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  menu: { title: 'Peraturan', icon: 'law', screen: 'master-persyaratan', group: 'Master data' },
});
