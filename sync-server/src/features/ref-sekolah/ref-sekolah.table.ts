import { instant, integer, primaryKey, table, text, uniqueIndex } from '../../db/columns.ts';

/** Schools that applicants come from. */
export const refSekolah = table(
  'ref_sekolah',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    npsn: text().notNull(),
    name: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('ref_sekolah_npsn').on(t.sekolah_id, t.npsn),
  ],
);
