import { boolean, index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';

/** What the school tells its staff or its applicants (N17). */
export const pengumuman = table(
  'pengumuman',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Published. */
    status: boolean().notNull(),
    /** Whom it is for. */
    level: text<'administrator' | 'peserta'>().notNull(),
    dibuat_ms: instant().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('pengumuman_level').on(t.sekolah_id, t.level, t.status, t.dibuat_ms),
  ],
);
