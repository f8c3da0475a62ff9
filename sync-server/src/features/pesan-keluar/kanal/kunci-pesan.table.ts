import { instant, primaryKey, table, text } from '../../../db/columns.ts';

/** Secrets of the channels, sealed with the server's key. */
export const kunciPesan = table(
  'kunci_pesan',
  {
    sekolah_id: text().notNull(),
    nama: text().notNull(),
    tersegel: text().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.nama] })],
);
