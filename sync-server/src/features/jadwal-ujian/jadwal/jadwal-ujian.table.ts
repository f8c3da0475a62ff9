import type { AsalBaris } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { keepTrail } from '../../../crud/delete/trail.ts';
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
import { nameFields } from '../../../db/field-names.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';

/** Sessions of a day: a name and two local times; an end not after the start is on the next day. */
export const jadwalUjianSesi = table(
  'jadwal_ujian_sesi',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    jam_mulai: text().notNull(),
    jam_selesai: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

/** Exam schedules. */
export const jadwalUjian = table(
  'jadwal_ujian',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    /** null: for the participants of every programme. */
    program_keahlian_id: text(),
    master_soal_id_1: text().notNull(),
    jumlah_soal_1: integer().notNull(),
    master_soal_id_2: text(),
    jumlah_soal_2: integer().notNull(),
    tanggal: text().notNull(),
    jumlah_soal: integer().notNull(),
    bobot: integer().notNull(),
    /** Minutes. */
    waktu: integer().notNull(),
    isRandom: boolean().notNull(),
    acak_opsi: boolean().notNull().default(false),
    token_wajib: boolean().notNull(),
    kebijakan_waktu: text<'jeda' | 'jalan_terus'>().notNull(),
    /** Minutes of stopping that need no proctor; 0 where the clock never waits. */
    jeda_maks: integer().notNull(),
    toleransi_menit: integer().notNull(),
    /** Minutes after the session's end until which late answers count; null: until 23.59 of the day. */
    toleransi_kirim: integer(),
    menit_minimum_selesai: integer().notNull(),
    keterlambatan: text<'akhir_sama' | 'waktu_penuh'>().notNull(),
    /** Lowest score with which the subject is mastered; null: that of the settings. */
    kktp: integer(),
    /** Closes the single-answer calls to participants whose device keeps an operation stream. */
    tutup_panggilan_langsung: boolean().notNull(),
    /** Seed of the draw, base64url of 32 bytes, sealed with the server's key. */
    rahasia_undian: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('jadwal_ujian_tanggal').on(t.sekolah_id, t.tanggal),
  ],
);

/** One participant × schedule × date × session. */
export const jadwalUjianPeserta = table(
  'jadwal_ujian_peserta',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    jadwal_ujian_id: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    tanggal: text().notNull(),
    peserta_id: text().notNull(),
    ruang: text(),
    kursi: text(),
    /** The attempt that counts. */
    ujian_berlaku: text(),
    /** Next attempt number minus one; rises with each reset. */
    percobaan: integer().notNull(),
    /** Message to the participant was sent. */
    status_pesan: boolean().notNull(),
    /** Why the row exists: made for the roster, to make up for another row, or to repeat one below the KKTP. */
    asal: text<AsalBaris>().notNull(),
    /** The row that it makes up for or repeats. */
    susulan_dari: text(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('jadwal_ujian_peserta_unik').on(
      t.sekolah_id,
      t.jadwal_ujian_id,
      t.peserta_id,
      t.tanggal,
      t.jadwal_ujian_sesi_id,
    ),
    index('jadwal_ujian_peserta_sesi').on(t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id),
    index('jadwal_ujian_peserta_peserta').on(t.sekolah_id, t.peserta_id),
  ],
);

/** The two secrets of a date × session, shared by all its schedules. */
export const rahasiaSesi = table(
  'rahasia_sesi',
  {
    sekolah_id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    /** Seed of the rotating token, sealed with the server's key. */
    token_tersegel: text().notNull(),
    /** Rotation 0 began here. */
    token_awal_ms: instant().notNull(),
    /** Offline code, sealed; its salt; when it was revealed. Null until one is made. */
    kode_luring_tersegel: text(),
    kode_luring_garam: text(),
    kode_luring_dibuka_ms: instant(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id] })],
);

nameFields(['jadwal_ujian_id'], jadwalUjian, jadwalUjian.name);
nameFields(['jadwal_ujian_sesi_id'], jadwalUjianSesi, jadwalUjianSesi.name);
nameFields(['jadwal_ujian_peserta_id'], jadwalUjianPeserta, jadwalUjianPeserta.peserta_id);
keyFields(['susulan_dari'], jadwalUjianPeserta);
whenGone(jadwalUjian, {
  program_keahlian_id: 'menolak',
  master_soal_id_1: 'menolak',
  master_soal_id_2: 'menolak',
});
whenGone(jadwalUjianPeserta, {
  jadwal_ujian_id: 'ikut',
  jadwal_ujian_sesi_id: 'menolak',
  peserta_id: 'menolak',
  ujian_berlaku: 'menolak',
  susulan_dari: 'menolak',
});
whenGone(rahasiaSesi, { jadwal_ujian_sesi_id: 'tetap' });
keepTrail(jadwalUjianPeserta, [
  'id',
  'ujian_berlaku',
  'percobaan',
  'status_pesan',
  'asal',
  'susulan_dari',
  'diubah_ms',
]);
