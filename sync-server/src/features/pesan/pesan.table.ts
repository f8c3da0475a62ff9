import { index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** Messages between staff and participants: one table for the screen of a sheet, the inbox and conversations (N42). */
export const pesan = table(
  'pesan',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** Drawn by the client and the same for all who receive it, so that a repeat changes nothing. */
    id: text().notNull(),
    /** `panitia`: the participant wrote it to the committee; `balasan`: what the committee answered. */
    jenis: text<'layar' | 'kotak' | 'panitia' | 'balasan'>().notNull(),
    /** Row of the exam that a message to the screen belongs to. */
    jadwal_ujian_peserta_id: text(),
    title: text().notNull(),
    body: text().notNull(),
    akun_id: text(),
    /** Name of who sent it. */
    dari: text().notNull(),
    dibuat_ms: instant().notNull(),
    /** Whoever it is for has read it. */
    dibaca_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.id] }),
    index('pesan_baris').on(t.sekolah_id, t.jadwal_ujian_peserta_id),
  ],
);

/** What a participant and the committee write to each other, as the staff's inbox lists it. */
export const percakapan = table(
  'percakapan',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** Who looks after it. */
    akun_id: text(),
    /** Messages of the participant that nobody has read. */
    belum_dibaca: integer().notNull(),
    terakhir_ms: instant().notNull(),
    selesai_ms: instant(),
    versi: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id] }),
    index('percakapan_terakhir').on(t.sekolah_id, t.terakhir_ms),
  ],
);

whenGone(percakapan, { peserta_id: 'menolak', akun_id: 'tetap' });
whenGone(pesan, { peserta_id: 'menolak', jadwal_ujian_peserta_id: 'tetap', akun_id: 'tetap' });
