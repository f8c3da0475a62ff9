import type { AngkaProgram } from '../seleksi/banding.ts';
import type { PerubahanKursi } from './perubahan.ts';
import type { BarisNilaiTerendah, BarisPengumuman } from '../situs/baris.ts';

/** One act of publishing, as the panel tells it. */
export interface TindakanPublikasi {
  nomor: number;
  /** Number of the run that it froze; null: made before there were runs. */
  potret_nomor: number | null;
  terbit_ms: number;
  nama: string;
  dibuat_ms: number;
  alasan: string;
  /** When it was taken back or replaced, by whom and why; null: it stands. */
  ditarik: { ms: number; nama: string; alasan: string; diganti: boolean } | null;
}

/** An applicant for whom the selection as it stands says something else than what is published. */
export interface BarisBerubah {
  id: string;
  nama: string;
  nomor_register: string;
  /** Result and final score, as published and as they stand. */
  terbit: string;
  kini: string;
}

/** So many are named of those for whom something changed. */
export const BERUBAH_TAMPIL = 200;

/** api/publikasi. */
export interface KeadaanPublikasi {
  /** `rencana`: public at an instant to come. `ditarik`: nothing is public, and something was. */
  status: 'belum' | 'rencana' | 'terbit' | 'ditarik';
  /** How many acts there were: an act is sent on top of what its sender has seen. */
  versi: number;
  /** What stands came back with a backup of this instant, and nobody has looked at it since; null: nobody has to. */
  pulih: { ms: number; cadangan_ms: number } | null;
  /** Since when what everybody reads now is public, also while the next waits for its time; null: nothing is public. */
  terbit_sejak_ms: number | null;
  /** A seat of what is public has moved: what comes next fills free seats alone, and may wait for an instant. */
  berpindah: boolean;
  /** All acts, the newest first. */
  riwayat: TindakanPublikasi[];
  /** Why nothing can be published now; null: it can. */
  halangan: string | null;
  /** Why what stands cannot be taken back; null: it can, or nothing stands. */
  halangan_tarik: string | null;
  /** What publishing now means for seats that are public; null: nothing is, or nothing can be published. */
  perubahan: PerubahanKursi | null;
  /** What does not hold a publication up and should be known before it. */
  peringatan: string[];
  /** Objections without an answer: publishing asks for a confirmation. */
  sanggahan: number;
  /** When the school's profile announces results; `lewat`: that instant has passed. */
  usulan: { tanggal: string; jam: string; lewat: boolean } | null;
  jumlah_berubah: number;
  /** The first of them. */
  berubah: BarisBerubah[];
  /** Verified applicants who stand in nothing that is published. */
  baru: number;
  samarkan: boolean;
}

/** api/publikasi-pratinjau: what the public would read. */
export interface PratinjauPublikasi {
  pengumuman: BarisPengumuman[];
  nilai_terendah: BarisNilaiTerendah[];
  /** For who publishes alone. */
  program: (AngkaProgram & { name: string })[];
}

/** An announcement in an applicant's inbox. */
export interface SuratHasil {
  title: string;
  body: string;
}
