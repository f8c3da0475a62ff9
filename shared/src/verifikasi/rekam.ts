import type { Disetujui } from '../persetujuan/naskah.ts';
import type { RataRata } from '../pendaftaran/rata-rata.ts';
import type { Putusan } from './putusan.ts';

/** Who works on a file, and how long it is his. */
export interface Pemeriksa {
  nama: string;
  /** Whether it is who asks. */
  saya: boolean;
  sampai_ms: number;
}

/** A rejection that a second account has to confirm. */
export interface Usulan {
  nama: string;
  /** Whether it is who asks: he cannot confirm it. */
  saya: boolean;
  alasan_kode: string[];
  pesan: string;
  dibuat_ms: number;
}

/** A row of the lists (api/verifikasi: status 1, 2, 3; api/verified: 4, 5, 6). */
export interface BarisVerifikasi {
  id: string;
  nomor_register: string;
  /** YYYY-MM-DD of the first submission; '' for who never sent a form. */
  tanggal_register: string;
  nisn: string;
  nama: string;
  jenis_kelamin: string;
  sekolah: string;
  pil1: string;
  status: number;
  /** Which submission of the applicant it is; 0: none. */
  ke: number;
  /** Last submission of the applicant. */
  dikirim_ms: number | null;
  /** Whole hours since then. */
  umur_jam: number | null;
  /** Last decision; null: none yet. */
  diputus_ms: number | null;
  /** Sent back more than two days ago, and not corrected. */
  belum_diperbaiki: boolean;
  /** Only where `belum_diperbaiki`; else ''. */
  nomor_hp: string;
  pemeriksa: Pemeriksa | null;
  usulan: Usulan | null;
  /** Its NISN, NIK or a document's bytes stand in the form of somebody else too, or who was imported has its NISN. */
  ganda: boolean;
  /** Sent back for a correction and sent again as it was. */
  tanpa_perubahan: boolean;
}

/** A document as a reviewer meets it: one of the form, or a required one beside it. */
export interface DokumenRekam {
  /** Field of the form; of a required document its `kolomSyarat`. */
  kolom: string;
  label: string;
  /** Address; '' where none was handed in. */
  path: string;
  wajib: boolean;
  putusan: Putusan | null;
  catatan: string;
  /** What was said of it with the submission before. */
  putusan_lalu: Putusan | null;
  /** Another file than with the submission before. */
  baru: boolean;
  /** Whether it stood before this reviewer's eyes since the submission. */
  dilihat: boolean;
}

export interface BedaRekam {
  langkah: string;
  kolom: string;
  label: string;
  sebelum: string;
  sesudah: string;
}

export interface GandaRekam {
  /** Field of this form. */
  kolom: string;
  label: string;
  id: string;
  nama: string;
  nomor_register: string;
  /** null: takes part in exams only. */
  status: number | null;
}

export interface RiwayatRekam {
  peristiwa: string;
  dari: number;
  ke: number;
  nama: string;
  /** Names of the reasons. */
  alasan: string[];
  pesan: string;
  dibuat_ms: number;
}

/**
 * All that a reviewer needs of a file (api/verifikasi/{id}): the form's fields by the names of `namaRekam`, averages as
 * smt_N_nr, nr_… and nilai_rapor, and this.
 */
export interface RekamVerifikasi extends Record<string, unknown>, Pick<RataRata, 'nilai_rapor'> {
  id: string;
  nomor_register: string;
  verifikasi_status: number;
  /** What the applicant was told with the last decision. */
  pesan: string;
  /** Address of the photo. */
  path: string;
  /** Changes with every act on the file. */
  versi: number;
  ke: number;
  dikirim_ms: number | null;
  pemeriksa: Pemeriksa | null;
  usulan: Usulan | null;
  dokumen: DokumenRekam[];
  /** Required documents that the form does not ask for: those handed in, and those that must be. */
  dokumen_tambahan: DokumenRekam[];
  /** Fields that the applicant may correct now. */
  terbuka: string[];
  /** Names of what the fields refer to by id, by field. */
  nama_acuan: Record<string, string>;
  beda: BedaRekam[];
  peringatan: Record<string, string>;
  ganda: GandaRekam[];
  riwayat: RiwayatRekam[];
  /** The declaration that he agreed to, and when; null: none is on record, as of who was imported. */
  persetujuan: Disetujui | null;
  /** Reasons that may be given now. */
  alasan_pilihan: { value: string; label: string }[];
}

/** Figures of the queue (api/verifikasi-angka). */
export interface AngkaVerifikasi {
  menunggu: number;
  tertua_ms: number | null;
  dikembalikan: number;
  belum_diperbaiki: number;
  usulan: number;
  hari_ini: { nama: string; jumlah: number }[];
  /** YYYY-MM-DD on which nobody waits any more at today's pace; null: nothing was decided today. */
  perkiraan: string | null;
  /** Closing date; null: not set. */
  tutup: string | null;
  cukup: boolean | null;
}
