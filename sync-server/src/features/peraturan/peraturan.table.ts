import { instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { keyFields, whenGone } from '../../db/relations.ts';
import { media } from '../../media/media.table.ts';

/** Regulations of the admission. */
export const peraturan = table(
  'peraturan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    /** Stored name of the PDF. */
    path: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

keyFields(['path'], media);
whenGone(peraturan, { path: 'menolak' });
