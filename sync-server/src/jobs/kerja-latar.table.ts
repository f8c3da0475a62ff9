import { instant, integer, primaryKey, table, text } from '../db/columns.ts';

/** The last run of each job, and who runs it now. */
export const kerjaLatar = table(
  'kerja_latar',
  {
    sekolah_id: text().notNull(),
    kode: text().notNull(),
    mulai_ms: instant().notNull(),
    /** null: it runs, or was killed while it ran. */
    selesai_ms: instant(),
    /** What went wrong in the run; '': nothing. */
    kesalahan: text().notNull(),
    /** How much was done in the run; null: it has not ended well, or counts nothing. */
    jumlah: integer(),
    /** Of the run that holds the job. */
    sewa: text().notNull(),
    /** Until then no other run begins. */
    sewa_sampai_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.kode] })],
);
