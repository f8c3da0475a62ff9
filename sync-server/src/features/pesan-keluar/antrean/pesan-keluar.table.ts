import type { JenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { KanalPesan, MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
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

/** Messages that leave the server, one to one receiver each. */
export const pesanKeluar = table(
  'pesan_keluar',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    /** The act that caused it, drawn by the client: what it sends twice is queued once. */
    tindakan: text().notNull(),
    peserta_id: text().notNull(),
    nama: text().notNull(),
    media: text<MediaPesan>().notNull(),
    /** 62…, or an e-mail address. */
    nomor: text().notNull(),
    jenis_informasi: text<JenisInformasi>().notNull(),
    pesan: text().notNull(),
    program_keahlian_id: text(),
    keadaan: text<KeadaanPesan>().notNull(),
    /** It goes before all that is not. */
    mendesak: boolean().notNull(),
    /** Its turn: those of blasts that wait together alternate. */
    giliran: integer().notNull(),
    /** Of the server that queued it: after a restore nobody knows whether it has gone out since. */
    generasi: integer().notNull(),
    /** Rises when one that was accepted is sent anew; with `id` the key that the channel sees. */
    putaran: integer().notNull(),
    /** Tries of all turns together; `coba` those since staff last asked for it. */
    percobaan: integer().notNull(),
    coba: integer().notNull(),
    /** Not tried before. */
    lanjut_ms: instant().notNull(),
    /** Of the run that sends it, or the login of who sends it by hand, and until when that one is believed to. */
    sewa: text().notNull(),
    sewa_sampai_ms: instant().notNull(),
    /** Name of who has opened it last to send it by hand. */
    pemegang: text(),
    /** What staff want of it while it is being sent: it holds where the channel does not take it. */
    pesanan: text<'tahan' | 'batalkan'>(),
    /** What it tells was taken back then: nobody sends it again. */
    ditarik_ms: instant(),
    /** The way that it went last. */
    kanal: text<KanalPesan>(),
    /** What the channel calls it. */
    id_luar: text(),
    /** Why it waits, failed or is not certain; '': nothing is to be said. */
    sebab: text().notNull(),
    akun_id: text(),
    dibuat_ms: instant().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('pesan_keluar_tindakan').on(t.sekolah_id, t.tindakan, t.peserta_id),
    index('pesan_keluar_giliran').on(t.sekolah_id, t.keadaan, t.mendesak, t.giliran),
    index('pesan_keluar_luar').on(t.sekolah_id, t.id_luar),
    index('pesan_keluar_peserta').on(t.sekolah_id, t.peserta_id),
    index('pesan_keluar_nomor').on(t.sekolah_id, t.nomor),
  ],
);

/** Every try to send a message: written before its request. They stay when the message goes: the limits count them. */
export const percobaanKirim = table(
  'percobaan_kirim',
  {
    sekolah_id: text().notNull(),
    pesan_keluar_id: text().notNull(),
    /** From 1. */
    nomor: integer().notNull(),
    kanal: text<KanalPesan>().notNull(),
    mulai_ms: instant().notNull(),
    /** null: it goes on, or nobody knows how it ended. */
    selesai_ms: instant(),
    hasil: text<'' | 'diterima' | 'nanti' | 'ditolak' | 'ragu'>().notNull(),
    sebab: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.pesan_keluar_id, t.nomor] }),
    index('percobaan_kirim_mulai').on(t.sekolah_id, t.mulai_ms),
  ],
);

/** Numbers and addresses that want no messages. */
export const berhentiPesan = table(
  'berhenti_pesan',
  {
    sekolah_id: text().notNull(),
    nomor: text().notNull(),
    /** An answer of theirs, or staff on their word. */
    asal: text<'balasan' | 'petugas'>().notNull(),
    dibuat_ms: instant().notNull(),
    /** When they wrote it, by the channel's clock; null: it does not say. */
    kata_ms: instant(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.nomor] })],
);

keyFields(['pesan_keluar_id'], pesanKeluar);
whenGone(pesanKeluar, { peserta_id: 'menolak', program_keahlian_id: 'tetap', akun_id: 'tetap' });
whenGone(percobaanKirim, { pesan_keluar_id: 'tetap' });
