import { instant, integer, primaryKey, table, text } from '../../db/columns.ts';

/** What happens on which day of the admission. */
export const jadwalPendaftaran = table(
  'jadwal_pendaftaran',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    /** YYYY-MM-DD. */
    tanggal: text().notNull(),
    title: text().notNull(),
    descriptions: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);
