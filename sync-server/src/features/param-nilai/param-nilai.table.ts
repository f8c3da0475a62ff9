import { boolean, decimal, instant, integer, primaryKey, table, text } from '../../db/columns.ts';

/** Parts of the final score: the four are given, staff set weight and use. */
export const paramNilai = table(
  'param_nilai',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    kode: text<'N.P' | 'N.R' | 'N.T' | 'N.W'>().notNull(),
    name: text().notNull(),
    prosentase: decimal().notNull(),
    is_active: boolean().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);
