import { z } from 'zod';
import { flag, optionalText, plainText, requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = z.object({
  name: requiredText(150),
  description: plainText(500),
  /** Stored name of a form or an example to download; null where there is none. */
  path: optionalText(100),
  /** Wajib, or else Opsional (N18). */
  status: flag(),
});

/** A requirement document as the calls answer it. */
export const dokumenPersyaratanContract = fields.extend({ id: z.string(), versi: z.int() });
export type DokumenPersyaratan = z.output<typeof dokumenPersyaratanContract>;

/** Documents that an applicant hands in (api/dokumen-persyaratan). */
export const dokumenPersyaratanResource = defineResource({
  name: 'dokumen_persyaratan',
  label: 'Dokumen persyaratan',
  path: '/api/dokumen-persyaratan',
  fields,
  record: dokumenPersyaratanContract,
  labels: { name: 'Nama', description: 'Keterangan', path: 'Berkas', status: 'Wajib' },
  search: ['name', 'description'],
  order: ['name'],
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  importKey: 'name',
  menu: { title: 'Dokumen Persyaratan', icon: 'document', screen: 'master-dokumen', group: 'Master data' },
  found: { detail: ({ status }) => (status ? 'Wajib' : 'Opsional') },
});
