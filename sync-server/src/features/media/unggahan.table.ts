import { index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import type { Doctype } from '../../media/media.table.ts';
import { whenGone } from '../../db/relations.ts';

/** Uploads on their way, through either door; their bytes lie in the data folder under the same id. */
export const unggahan = table(
  'unggahan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    akun_id: text().notNull(),
    doctype: text<Doctype>().notNull(),
    nama: text().notNull(),
    /** Announced size of the whole file in bytes. */
    ukuran: integer().notNull(),
    /** How many chunks it comes in; null where it comes as one stream that may break off. */
    potongan: integer(),
    /** What it became. It stays for a while, so that a lost answer can be asked for again. */
    media_id: text(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] }), index('unggahan_akun').on(t.sekolah_id, t.akun_id)],
);

whenGone(unggahan, { akun_id: 'tetap', media_id: 'tetap' });
