import { index, instant, primaryKey, table, text, uniqueIndex } from '../../db/columns.ts';
import { keyFields, whenGone } from '../../db/relations.ts';
import { dokumenPersyaratan } from '../dokumen-persyaratan/dokumen-persyaratan.table.ts';

/** What applicants have handed in for the required documents, beside their form. */
export const dokumenPeserta = table(
  'dokumen_peserta',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    dokumen_persyaratan_id: text().notNull(),
    /** Stored name of the file. */
    path: text().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('dokumen_peserta_peserta').on(t.sekolah_id, t.peserta_id, t.dokumen_persyaratan_id),
    // Asked with each document that staff open.
    index('dokumen_peserta_berkas').on(t.sekolah_id, t.path),
  ],
);

keyFields(['dokumen_persyaratan_id'], dokumenPersyaratan);
whenGone(dokumenPeserta, { peserta_id: 'menolak', dokumen_persyaratan_id: 'menolak', path: 'menolak' });
