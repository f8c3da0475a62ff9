import { index, instant, integer, primaryKey, table, text, uniqueIndex } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** Objections of applicants to their result, each with the school's written answer. */
export const sanggahan = table(
  'sanggahan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    nomor: integer().notNull(),
    body: text().notNull(),
    /** Stored name of its file. */
    path: text(),
    /** Drawn by the device, so that one that is sent again is one. */
    operasi: text().notNull(),
    dibuat_ms: instant().notNull(),
    /** '' while it is open. */
    jawaban: text().notNull(),
    dijawab_ms: instant(),
    /** Who answered. */
    akun_id: text(),
    dijawab_oleh: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('sanggahan_peserta').on(t.sekolah_id, t.peserta_id, t.id),
    // Asked with each document that staff open.
    index('sanggahan_berkas').on(t.sekolah_id, t.path),
    uniqueIndex('sanggahan_operasi').on(t.sekolah_id, t.peserta_id, t.operasi),
  ],
);

whenGone(sanggahan, { peserta_id: 'menolak', path: 'menolak', akun_id: 'tetap' });
