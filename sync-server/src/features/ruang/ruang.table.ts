import { instant, integer, primaryKey, table, text } from '../../db/columns.ts';

/** Exam rooms. */
export const ruang = table(
  'ruang',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    kapasitas: integer().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);
