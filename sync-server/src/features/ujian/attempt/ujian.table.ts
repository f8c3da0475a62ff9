import type { Promised } from '@spmb/shared/sync/time/evidence.ts';
import type { JenisTindakan } from '@spmb/shared/absen/tindakan-peserta.schema.ts';
import type { AlasanDitahan } from '@spmb/shared/sync/start/release.ts';
import type { Stop } from '@spmb/shared/sync/time/exam-time.ts';
import type { Kunci } from '@spmb/shared/sync/stream/merge.ts';
import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Putusan, Verdict, VerdictReason } from '@spmb/shared/sync/time/verdict.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  decimal,
  index,
  instant,
  integer,
  json,
  primaryKey,
  table,
  text,
  uniqueIndex,
} from '../../../db/columns.ts';
import { nameFields } from '../../../db/field-names.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';

/** Attempts. Every write locks its row first and checks lease, status and ack in that transaction. */
export const ujian = table(
  'ujian',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    jadwal_ujian_peserta_id: text().notNull(),
    peserta_id: text().notNull(),
    jadwal_ujian_id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    percobaan: integer().notNull(),
    status: text<AttemptStatus>().notNull(),
    sebab_selesai: text<'sendiri' | 'waktu_habis' | 'paksa'>(),
    /** Fixed at the start (S20). */
    paket_id: text().notNull(),
    undian: integer().notNull(),
    /** Sheet that the draw was made with, where a restore has lost it and another one took its place (S18). */
    paket_undian: text(),
    urutan: json<string[]>().notNull(),
    /** Merged sheet; the log of operations reproduces it (S6). */
    lembar: text().notNull(),
    jumlah_terjawab: integer().notNull(),
    mulai_ms: instant().notNull(),
    /** It began without the server (S10). */
    mulai_luring: boolean().notNull().default(false),
    /** Why it was not released: it began without the server and no stream of it has the lease (S25); null: it was. */
    ditahan: text<AlasanDitahan>(),
    /** It began without the server although nobody had seen its session's code by then. */
    kode_belum_dibuka: boolean().notNull().default(false),
    /** Running-time counter of the server at the start. */
    jalan_awal_ms: instant().notNull(),
    terpakai_ms: instant().notNull(),
    boleh_ms: instant().notNull(),
    /** Exam time lost by starting late, so that it can be shown and granted. */
    hilang_ms: instant().notNull().default(0),
    /** The largest exam time that a lease holder said it used. */
    lapor_ms: instant().notNull().default(0),
    /** Stops of the sheet that cost exam time and were not granted since. */
    henti: json<Stop[]>().notNull().default([]),
    /** What all stops have cost, and what of it the device has taken into its clock. */
    henti_total_ms: instant().notNull().default(0),
    henti_dipakai_ms: instant().notNull().default(0),
    /** Running time of the server at the last minute of notice; null: none was due, 0: it was heard for certain (S26). */
    maklum_jalan_ms: instant(),
    /** By how much the latest answers that count were first heard after the last moment. */
    telat_ms: instant().notNull().default(0),
    batas_akhir_ms: instant().notNull(),
    terima_sampai_ms: instant().notNull(),
    jeda_maks_ms: instant().notNull(),
    /** Stream that holds the lease, and the newest lease number. */
    aliran: text(),
    epoch: integer().notNull(),
    /** Rises with every decision that devices must learn of. */
    versi: integer().notNull(),
    /** Epoch of the valid finish. */
    selesai_epoch: integer(),
    selesai_ms: instant(),
    benar: integer(),
    /** Right of total × 100, two decimals. */
    nilai: decimal(),
    beda_layar: boolean().notNull(),
    kode_terima: text(),
    kontak_ms: instant().notNull(),
    /** The newest time without contact that was longer than a beat: from when until when. */
    putus_sejak_ms: instant(),
    putus_sampai_ms: instant(),
    /** Operations that the lease holder said it still holds. */
    belum_terkirim: integer().notNull(),
    /** How often the page was left; the log of operations reproduces it. */
    keluar: integer().notNull().default(0),
    /** Leaves since the token was last given, and at how many it is asked for again, as set at the start; 0: never (S22). */
    keluar_hitung: integer().notNull().default(0),
    keluar_batas: integer().notNull().default(0),
    /** The server was restored, and its device has not sent again since all that it holds (S18). */
    menunggu_ulang: boolean().notNull().default(false),
    diarsipkan_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('ujian_berlaku')
      .on(t.sekolah_id, t.jadwal_ujian_peserta_id)
      .where(sql`diarsipkan_ms is null`),
    index('ujian_sesi').on(t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id, t.mulai_ms),
    index('ujian_paket').on(t.sekolah_id, t.paket_id),
    index('ujian_peserta').on(t.sekolah_id, t.peserta_id),
    index('ujian_status').on(t.sekolah_id, t.status, t.batas_akhir_ms),
  ],
);

/** Streams of operations: one per registration of a device, or one per login session of the direct calls. */
export const aliran = table(
  'aliran',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    ujian_id: text().notNull(),
    /** 0 a device with its own log, 1 the direct calls. */
    pintu: integer<0 | 1>().notNull(),
    /** Stream key, sealed with the server's key; null for direct calls, whose login is the proof. */
    kunci_tersegel: text(),
    sesi_masuk_id: text().notNull(),
    perangkat: text().notNull(),
    /** Lease number; null: never held the lease. */
    epoch: integer(),
    /** The exam began in it without the server (S10). */
    luring: boolean().notNull().default(false),
    /** Exam time at which the lease ended; null: it still holds it. */
    akhir_ms: instant(),
    /** Running time of the server when the lease ended. */
    akhir_jalan_ms: instant(),
    /** It was registered before devices told the tip of their streams: what it says of time cannot be checked. */
    lama: boolean().notNull().default(true),
    /** Running time of the server before which none of the operations to come was made (S26). */
    bukti_jalan_ms: instant(),
    /** Tips that the device named and has not brought yet (S26). */
    janji: json<readonly Promised[]>().notNull().default([]),
    /** Running time of the server at the newest answer to it. */
    dijawab_jalan_ms: instant(),
    ack: integer().notNull(),
    /** jejak at the ack, base64url. */
    jejak: text().notNull(),
    elapsed_maks_ms: instant().notNull(),
    belum_terkirim: integer().notNull(),
    kontak_ms: instant().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] }), index('aliran_ujian').on(t.sekolah_id, t.ujian_id)],
);

/** The log: the exact text of every operation with its verdict. Rows are only added. */
export const operasi = table(
  'operasi',
  {
    sekolah_id: text().notNull(),
    aliran_id: text().notNull(),
    seq: integer().notNull(),
    ujian_id: text().notNull(),
    teks: text().notNull(),
    jejak: text().notNull(),
    verdik: text<Verdict>().notNull(),
    alasan: text<VerdictReason>(),
    /** What staff decided about a held one, by an act of the attempt; null: nothing yet. The verdict stays. */
    putusan: text<Putusan>(),
    tiba_ms: instant().notNull(),
    /** Running time of the server after which it was made, as far as the server had heard; null: nobody knows (S26). */
    sesudah_jalan_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.aliran_id, t.seq] }),
    // Only what waits for a decision is ever looked for by attempt.
    index('operasi_tertahan')
      .on(t.sekolah_id, t.ujian_id)
      .where(sql`verdik = 'tertahan'`),
  ],
);

/** Operations whose place in the stream is taken by another text: set aside, never acknowledged. */
export const operasiBentrok = table(
  'operasi_bentrok',
  {
    sekolah_id: text().notNull(),
    aliran_id: text().notNull(),
    seq: integer().notNull(),
    jejak: text().notNull(),
    teks: text().notNull(),
    tiba_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.aliran_id, t.seq, t.jejak] })],
);

/** Right answers corrected after exams had used them, the latest of a question in force. Rows are only added. */
export const koreksiKunci = table(
  'koreksi_kunci',
  {
    sekolah_id: text().notNull(),
    /** Given by the client, so that a repeat changes nothing. */
    id: text().notNull(),
    soal_id: text().notNull(),
    sebelum: text<Kunci>().notNull(),
    kunci: text<Kunci>().notNull(),
    alasan: text().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    waktu_ms: instant().notNull(),
    /** Place among the corrections of its question, from 1. */
    urutan: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('koreksi_kunci_soal').on(t.sekolah_id, t.soal_id, t.urutan),
  ],
);

/** Staff acts on an attempt: records of the same log, with reason and actor. */
export const tindakan = table(
  'tindakan',
  {
    sekolah_id: text().notNull(),
    /** Given by the client, so that a repeat changes nothing. */
    id: text().notNull(),
    jadwal_ujian_peserta_id: text().notNull(),
    ujian_id: text(),
    jenis: text<JenisTindakan>().notNull(),
    menit: integer(),
    isi: json<unknown>(),
    alasan: text().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    waktu_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.jadwal_ujian_peserta_id, t.id] }),
    index('tindakan_ujian').on(t.sekolah_id, t.ujian_id),
  ],
);

nameFields(['ujian_id'], ujian, ujian.jadwal_ujian_id);
keyFields(['ujian_berlaku'], ujian);
keyFields(['aliran', 'aliran_id'], aliran);
whenGone(ujian, {
  jadwal_ujian_peserta_id: 'menolak',
  peserta_id: 'menolak',
  jadwal_ujian_id: 'menolak',
  jadwal_ujian_sesi_id: 'menolak',
  paket_id: 'menolak',
  paket_undian: 'menolak',
  aliran: 'menolak',
});
whenGone(aliran, { ujian_id: 'menolak', sesi_masuk_id: 'tetap' });
whenGone(operasi, { ujian_id: 'menolak', aliran_id: 'menolak' });
whenGone(operasiBentrok, { aliran_id: 'menolak' });
// What staff have written about a row before its exam began stays with them.
whenGone(tindakan, { jadwal_ujian_peserta_id: 'tetap', ujian_id: 'menolak', akun_id: 'tetap' });
whenGone(koreksiKunci, { soal_id: 'tetap', akun_id: 'tetap' });
