import { boolean, instant, integer, primaryKey, table, text, uniqueIndex } from '../../db/columns.ts';

/** Coded reasons of a verdict on a file. */
export const alasanVerifikasi = table(
  'alasan_verifikasi',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    kode: text().notNull(),
    name: text().notNull(),
    is_active: boolean().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('alasan_verifikasi_kode').on(t.sekolah_id, t.kode),
  ],
);
