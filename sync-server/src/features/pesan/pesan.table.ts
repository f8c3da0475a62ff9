import { index, instant, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** Messages of staff to participants: one table for the screen of a sheet and for the inbox (N42). */
export const pesan = table(
  'pesan',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** Drawn by the client and the same for all who receive it, so that a repeat changes nothing. */
    id: text().notNull(),
    jenis: text<'layar' | 'kotak'>().notNull(),
    /** Row of the exam that a message to the screen belongs to. */
    jadwal_ujian_peserta_id: text(),
    title: text().notNull(),
    body: text().notNull(),
    akun_id: text(),
    /** Name of who sent it. */
    dari: text().notNull(),
    dibuat_ms: instant().notNull(),
    dibaca_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.id] }),
    index('pesan_baris').on(t.sekolah_id, t.jadwal_ujian_peserta_id),
  ],
);

whenGone(pesan, { peserta_id: 'menolak', jadwal_ujian_peserta_id: 'tetap', akun_id: 'tetap' });
