import { boolean, index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { keyFields, whenGone } from '../../db/relations.ts';

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
    /** Shown from, and no more at: YYYY-MM-DDTHH:MM in the school's zone; null: from the start, without an end. */
    mulai: text(),
    selesai: text(),
    dibuat_ms: instant().notNull(),
    /** Number of the wording: title, text and whom it is for. Who has read another one has not read this. */
    naskah: integer().notNull().default(1),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('pengumuman_level').on(t.sekolah_id, t.level, t.status, t.dibuat_ms),
  ],
);

/** Whom an announcement was shown to, once each: an account, or a device on which nobody is signed in. */
export const pengumumanPembaca = table(
  'pengumuman_pembaca',
  {
    sekolah_id: text().notNull(),
    pengumuman_id: text().notNull(),
    /** Hash of an account or a device: it is counted, and names nobody. */
    pembaca: text().notNull(),
    /** A device of visitors: it counts apart, since the same person may have an account. */
    pengunjung: boolean().notNull().default(false),
    /** The wording that was shown last. */
    naskah: integer().notNull().default(1),
    /** An account said of that wording that it has read it. */
    dikonfirmasi: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.pengumuman_id, t.pembaca] })],
);

keyFields(['pengumuman_id'], pengumuman);
// Of one that is deleted they stay: it may come back, and until a reset they cost a few bytes.
whenGone(pengumumanPembaca, { pengumuman_id: 'tetap' });
