import { boolean, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { keyFields, whenGone } from '../../db/relations.ts';
import { media } from '../../media/media.table.ts';

/** Documents that an applicant hands in. */
export const dokumenPersyaratan = table(
  'dokumen_persyaratan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** Stored name of the file to download. */
    path: text(),
    /** Wajib, or else Opsional. */
    status: boolean().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

keyFields(['path'], media);
whenGone(dokumenPersyaratan, { path: 'menolak' });
