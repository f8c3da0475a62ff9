import { instant, integer, primaryKey, table, text } from '../db/columns.ts';

/** Stored images. The id is random, the bytes lie in the data folder under the hash of their content. */
export const media = table(
  'media',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    doctype: text<'soal' | 'avatar' | 'logo' | 'dokumen' | 'peraturan'>().notNull(),
    nama: text().notNull(),
    mime: text().notNull(),
    ukuran: integer().notNull(),
    lebar: integer().notNull(),
    tinggi: integer().notNull(),
    sha256: text().notNull(),
    akun_id: text(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);
