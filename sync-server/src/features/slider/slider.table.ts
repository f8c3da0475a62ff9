import { boolean, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** Pictures of the home page with their words. */
export const slider = table(
  'slider',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    body: text().notNull(),
    /** Stored name of the picture. */
    path: text().notNull(),
    /** What the picture shows, for who does not see it; '': its title says so. */
    alt: text().notNull().default(''),
    /** Published. */
    status: boolean().notNull(),
    /** Its place among the others, from 1; the same place twice is in the order of ids. */
    urutan: integer().notNull().default(0),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

whenGone(slider, { path: 'menolak' });
