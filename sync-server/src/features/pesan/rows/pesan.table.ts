import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  instant,
  integer,
  primaryKey,
  table,
  text,
  uniqueIndex,
} from '../../../db/columns.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';
import { akun } from '../../akun/account/akun.table.ts';

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
    /** Row of the exam that a message to the screen belongs to, or that a participant sat while he wrote to the committee. */
    jadwal_ujian_peserta_id: text(),
    title: text().notNull(),
    body: text().notNull(),
    akun_id: text(),
    /** Name of who sent it. */
    dari: text().notNull(),
    /** Stored name of the file that came with it. */
    lampiran: text(),
    /** How long the applicant had waited for this answer, in ms; null: he was not waiting. */
    lama_jawab_ms: instant(),
    dibuat_ms: instant().notNull(),
    /** Whoever it is for has read it. */
    dibaca_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.id] }),
    index('pesan_baris').on(t.sekolah_id, t.jadwal_ujian_peserta_id),
    // Asked with each file that is opened.
    index('pesan_lampiran').on(t.sekolah_id, t.lampiran),
    // Of answers that somebody waited for alone: other reads are by the participant.
    index('pesan_jawab')
      .on(t.sekolah_id, t.dibuat_ms)
      .where(sql`lama_jawab_ms is not null`),
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
    /** Since when the participant waits for an answer; null: he does not. */
    menunggu_ms: instant(),
    /** Row of the exam that he sat when he wrote, until he is answered. */
    jadwal_ujian_peserta_id: text(),
    /** It was handed over, and whoever has it now has not opened it. */
    serahan_baru: boolean().notNull().default(false),
    versi: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id] }),
    index('percakapan_terakhir').on(t.sekolah_id, t.terakhir_ms),
  ],
);

/** Who handed a conversation to whom; read by staff alone. */
export const serahanPercakapan = table(
  'serahan_percakapan',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** Drawn by the client, so that a repeat changes nothing. */
    id: text().notNull(),
    /** Who handed it over, and his name. */
    akun_id: text(),
    dari: text().notNull(),
    /** Who has it now, and his name; null: nobody. */
    ke_akun_id: text(),
    kepada: text(),
    catatan: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.id] })],
);

/** Answers that staff keep ready, with {nama} and {nomor} for whom they go to. */
export const jawabanSiap = table(
  'jawaban_siap',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    body: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('jawaban_siap_name').on(t.sekolah_id, t.name),
  ],
);

keyFields(['ke_akun_id'], akun);
whenGone(percakapan, { peserta_id: 'menolak', akun_id: 'tetap', jadwal_ujian_peserta_id: 'tetap' });
whenGone(serahanPercakapan, { peserta_id: 'menolak', akun_id: 'tetap', ke_akun_id: 'tetap' });
whenGone(pesan, {
  peserta_id: 'menolak',
  jadwal_ujian_peserta_id: 'tetap',
  akun_id: 'tetap',
  lampiran: 'menolak',
});
