/** A file that came with a message. */
export interface Lampiran {
  nama: string;
  /** Where it is read. */
  path: string;
}

/** A message between an applicant and the committee, as both read it. */
export interface Percakapan {
  id: string;
  /** The applicant wrote it; else the committee. */
  dari_pendaftar: boolean;
  dari: string;
  title: string;
  body: string;
  dibaca: boolean;
  dibuat_ms: number;
  lampiran: Lampiran | null;
  /** The applicant wrote it while he sat an exam. */
  saat_ujian: boolean;
}

/** What an applicant and the committee have written to each other, as a line of the staff's inbox (api/pesan). */
export interface BarisPercakapan {
  /** Of the applicant. */
  id: string;
  nama: string;
  /** His registration number, or his number before he has one. */
  nomor: string;
  belum_dibaca: number;
  /** Who looks after it; null: nobody who may. */
  petugas: { id: string; nama: string } | null;
  selesai: boolean;
  /** Since when the applicant waits for an answer; null: he does not. */
  menunggu_ms: number | null;
  /** He sat an exam when he wrote, and is not answered yet. */
  saat_ujian: boolean;
  /** It was handed over, and whoever has it now has not opened it. */
  serahan_baru: boolean;
  terakhir_ms: number;
  /** Rises with every message. */
  versi: number;
}

/** Who handed a conversation to whom. */
export interface Serahan {
  id: string;
  dari: string;
  /** null: it was given back, and nobody has it. */
  kepada: string | null;
  catatan: string;
  dibuat_ms: number;
}

/** The same, opened. */
export interface PercakapanTerbuka extends BarisPercakapan {
  pesans: Percakapan[];
  /** Oldest first. */
  serahan: Serahan[];
}

/** What an open page of staff is told at once (api/pesan-masuk/live): conversations. */
export interface HitunganPesan {
  belum_dibaca: number;
  /** Handed over to this account and not opened yet. */
  serahan: number;
  /** Of applicants who sat an exam when they wrote, and are not answered. */
  saat_ujian: number;
}

/** What an applicant's open page is told at once (api/peserta/pesan/live): answers that he has not read. */
export interface HitunganBalasan {
  belum_dibaca: number;
}

/** How fast the committee answers (api/pesan-waktu-jawab). */
export interface WaktuJawab {
  /** Conversations of applicants who wait, and since when the first of them does. */
  menunggu: number;
  terlama_ms: number | null;
  /** Of the first answers of the last seven days: how many, and half of them came within so many ms. */
  dijawab: number;
  median_ms: number | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long somebody waits, in words. */
export function lamaTunggu(ms: number): string {
  if (ms < minuteMs) return 'kurang dari 1 menit';
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} menit`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} jam`;
  return `${Math.floor(ms / dayMs)} hari`;
}

export const saringanPesan = ['semua', 'saya', 'tanpa'] as const;
export type SaringanPesan = (typeof saringanPesan)[number];

/** How many messages an applicant may send in an hour. */
export const pesanPerJam = 10;
