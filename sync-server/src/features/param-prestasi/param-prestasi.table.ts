import { decimal, instant, integer, primaryKey, table, text } from '../../db/columns.ts';

/** Achievements by level and rank: the rows are given, staff set what they are worth. */
export const paramPrestasi = table(
  'param_prestasi',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    skor: decimal().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);
