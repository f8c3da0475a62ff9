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
}

/** What an applicant and the committee have written to each other, as a line of the staff's inbox (api/pesan). */
export interface BarisPercakapan {
  /** Of the applicant. */
  id: string;
  nama: string;
  /** His registration number, or his number before he has one. */
  nomor: string;
  belum_dibaca: number;
  /** Who looks after it; null: nobody yet. */
  petugas: { id: string; nama: string } | null;
  selesai: boolean;
  terakhir_ms: number;
  /** Rises with every message. */
  versi: number;
}

/** The same, opened. */
export interface PercakapanTerbuka extends BarisPercakapan {
  pesans: Percakapan[];
}

export const saringanPesan = ['semua', 'saya', 'tanpa'] as const;
export type SaringanPesan = (typeof saringanPesan)[number];

/** How many messages an applicant may send in an hour. */
export const pesanPerJam = 10;
