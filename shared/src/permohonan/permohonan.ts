import type { Formasi } from '../formasi/formasi.schema.ts';
import type { KeadaanPermohonan, StatusPermohonan } from './peralihan-permohonan.ts';

/** An application as its applicant sees it (api/peserta/permohonan). */
export interface Permohonan {
  id: string;
  formasi_id: string;
  /** Registration number of the applicant's form. */
  noreg: string;
  nama_jabatan: string;
  opd: string;
  status: StatusPermohonan;
  /** Stored name of its PDF, and the address where it is read; null: it has none. */
  dokumen: string | null;
  dokumen_path: string | null;
  /** What the committee said last; '' where it said nothing. */
  keterangan: string;
  /** When it was sent, at first or again. */
  diajukan_ms: number;
  /** Counts acts: a decision or a correction names the one that it was made on. */
  versi: number;
}

/** An application in the list of staff (api/permohonan). */
export interface BarisPermohonan extends Permohonan {
  peserta_id: string;
  nama: string;
}

/** An act on an application. */
export interface RiwayatPermohonan {
  dari: KeadaanPermohonan;
  ke: KeadaanPermohonan;
  keterangan: string;
  /** Name of who acted. */
  oleh: string;
  dibuat_ms: number;
}

/** An application with its acts, the newest first (api/permohonan/{id}). */
export interface RekamPermohonan extends BarisPermohonan {
  riwayat: RiwayatPermohonan[];
}

/** A position as an applicant sees it (api/formasi). */
export interface FormasiPelamar extends Omit<Formasi, 'versi' | 'terverifikasi'> {
  /** Whether it takes applications today; else its first day is to come. */
  terbuka: boolean;
  /** Where the own application stands; null: none. */
  status: StatusPermohonan | null;
}
