import type { KursiDaftarUlang } from './kursi-program.ts';
import type { StatusDaftarUlang } from './peralihan.ts';

/** What an applicant has handed in, by the names of the specification; addresses, '' where nothing is there. */
export interface BerkasDaftarUlang {
  daftar_ulang_dokumen: string;
  koperasi_dokumen: string;
  koperasi_status: boolean;
}

/** Why an applicant re-registers, or does not. `berkas-diperiksa`: his seat is kept while his file is examined once more. */
export type Kelayakan = 'belum-diumumkan' | 'tidak-berhak' | 'cadangan' | 'berkas-diperiksa' | 'berhak';

/** An applicant's own re-registration (api/peserta/konfirmasi-daftar-ulang). */
export interface DaftarUlangSaya extends BerkasDaftarUlang {
  kelayakan: Kelayakan;
  nama: string;
  /** Name of the programme that he is accepted in; '' before. */
  jurusan: string;
  status: StatusDaftarUlang | null;
  /** From when; null: the dates are not set. */
  mulai_ms: number | null;
  /** Until when, his own where he moved up from the reserve list; null: the dates are not set. */
  batas_ms: number | null;
  /** Whether it may be sent now. */
  terbuka: boolean;
  /** Whether the school asks for the document of the cooperative. */
  koperasi_wajib: boolean;
  /** What the committee wrote with its last decision. */
  verifikasi_keterangan: string;
  dikirim_ms: number | null;
  versi: number;
  server_ms: number;
}

/** A programme in the list of staff (api/daftar-ulang-jurusan). */
export interface ProgramDaftarUlang extends KursiDaftarUlang {
  id: string;
  name: string;
  pagu: number;
  /** Everybody who is accepted in it. */
  jumlah: number;
  /** Proposed: the deadline has passed. */
  lewat_batas: number;
  /** Who still waits on its reserve list. */
  cadangan: number;
}

/** An accepted applicant of a programme (api/daftar-ulang-verifikasi/{jurusan_id}), by the columns of the specification. */
export interface BarisDaftarUlang extends BerkasDaftarUlang {
  id: string;
  nisn: string;
  nama: string;
  nomor_register: string;
  jenis_kelamin: 'L' | 'P' | '';
  /** In words. */
  gen: string;
  ttl: string;
  sekolah: string;
  desa: string;
  kecamatan: string;
  kabupaten: string;
  telp: string;
  /** Address of a chat; '' without a number. */
  wa: string;
  /** Addresses of documents of his form; '' where there is none. */
  dok_akte_lahir: string;
  dok_kartu_keluarga: string;
  dok_skl: string;
  foto: string;
  daftar_ulang_status: StatusDaftarUlang;
  /** In the words of the specification. */
  daftar_ulang_verifikasi_status: string;
  verifikasi_keterangan: string;
  /** Whether he moved up from the reserve list. */
  dari_cadangan: boolean;
  /** Whether his file is accepted, as it was for the selection. */
  berkas_diterima: boolean;
  dikirim_ms: number | null;
  batas_ms: number | null;
  /** Proposed: his deadline has passed. */
  lewat_batas: boolean;
  versi: number;
}

/** Who waits on a programme's reserve list, in the published order (api/olah-nilai-cadangan/{jurusan_id}). */
export interface CadanganDaftarUlang {
  id: string;
  nama: string;
  nomor_register: string;
  /** His place in the order of this list, from 1. */
  urutan: number;
  /** 1: chose the programme first. */
  pilihan: 1 | 2;
  telp: string;
  wa: string;
}

/** An act by which somebody moved up. */
export interface PromosiCadangan {
  id: string;
  peserta_id: string;
  nama: string;
  /** Last day of his own deadline is before this instant. */
  batas_ms: number;
  oleh: string;
  dibuat_ms: number;
}

export interface DaftarCadangan extends KursiDaftarUlang {
  pagu: number;
  cadangan: CadanganDaftarUlang[];
  promosi: PromosiCadangan[];
}
