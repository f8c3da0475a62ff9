import { instant, integer, primaryKey, table, text } from '../db/columns.ts';

/** Refused requests counted by day, kind and call, so that an administrator sees attacks and broken clients. */
export const penolakan = table(
  'penolakan',
  {
    sekolah_id: text().notNull(),
    tanggal: text().notNull(),
    jenis: text().notNull(),
    panggilan: text().notNull(),
    jumlah: integer().notNull(),
    terakhir_ms: instant().notNull(),
    contoh: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.tanggal, t.jenis, t.panggilan] })],
);
