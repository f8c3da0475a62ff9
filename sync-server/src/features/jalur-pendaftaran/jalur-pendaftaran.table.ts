import { boolean, instant, integer, primaryKey, table, text } from '../../db/columns.ts';

/** Registration tracks: the rows are given, staff say what they mean here. */
export const jalurPendaftaran = table(
  'jalur_pendaftaran',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    keterangan: text().notNull(),
    kuota: integer().notNull(),
    is_active: boolean().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);
