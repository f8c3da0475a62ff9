import type { StatusPermohonan } from '../permohonan/peralihan-permohonan.ts';

/** When the rows were read that an answer counts. */
export interface Dihitung {
  dihitung_ms: number;
}

/** An application to a position (N16: shown under "Pengaduan"). */
export interface PelamarDasbor {
  id: string;
  /** Address of the photo; '' without one. */
  foto_path: string;
  nama: string;
  opd: string;
  jabatan: string;
  /** Instant of its sending, milliseconds. */
  waktu: number;
  status: StatusPermohonan;
}

/** api/dashboard-index */
export interface DasborIndex extends Dihitung {
  /** Why `pelamars` may be empty: the school has the part turned off, or the account does not see applications. */
  permohonan: 'ada' | 'mati' | 'tertutup';
  jmlformasi: number;
  jmlpelamar: number;
  /** The newest first. */
  pelamars: PelamarDasbor[];
  jmlpengajuan: number;
  jmlditolak: number;
  jmlditerima: number;
}

/** The newest that an applicant wrote to the committee. */
export interface PesanDasbor {
  /** The applicant, under which the inbox has the conversation. */
  id: string;
  /** Address of the photo; '' without one. */
  avatar: string;
  sender: string;
  title: string;
  body: string;
  dibuat_ms: number;
  dibaca: boolean;
}

/** Rows by programme; columns are named by `headers`, whose `value` is the field. */
export interface DasborPerHari extends Dihitung {
  headers: { value: string; label: string }[];
  records: Record<string, string | number>[];
}

/** `id` '' is of those who named no programme: as their first choice, or as the second. */
interface BarisProgram {
  id: string;
  num: number;
  nama: string;
}
export interface BarisVerifikasiProgram extends BarisProgram {
  laki_laki: number;
  perempuan: number;
  /** In the committee's queue: status 1, 2, 3. */
  belum: number;
  /** Decided, or withdrawn: status 4, 5, 6. */
  sudah: number;
}
export interface BarisPilihan extends BarisProgram {
  pilihan_1: number;
  pilihan_2: number;
}

/** Slices: a word and a count each, and what the word stands for in filters. */
export interface DasborIrisan extends Dihitung {
  labels: string[];
  datas: number[];
  kunci: string[];
}

/** Stages from sign-up to re-registration, in their order. */
export const tahapCorong = [
  'daftar',
  'formulir',
  'kirim',
  'terverifikasi',
  'hadir',
  'diterima',
  'daftar_ulang',
] as const;
export type TahapCorong = (typeof tahapCorong)[number];

export const kataTahap: Readonly<Record<TahapCorong, string>> = {
  daftar: 'Mendaftar akun',
  formulir: 'Mulai mengisi formulir',
  kirim: 'Mengirim formulir',
  terverifikasi: 'Berkas diterima',
  hadir: 'Hadir ujian',
  diterima: 'Diterima (sudah diumumkan)',
  daftar_ulang: 'Daftar ulang diterima',
};

/** How far participants of an exam have come: have a row, of them begun, of those finished. */
export const sejauhUjian = ['terjadwal', 'mulai', 'selesai'] as const;
export type SejauhUjian = (typeof sejauhUjian)[number];

/** api/dashboard-corong */
export interface DasborCorong extends Dihitung {
  tahap: { tahap: TahapCorong; jumlah: number }[];
  /** The programme that all figures of this account are about; null: all. */
  program: string | null;
  /** Participants of today's exams. */
  ujian: { tanggal: string } & Record<SejauhUjian, number>;
}

/** In the place of the date on which a form was sent: on any. */
export const pernah = 'pernah';

/** So many days, today among them, stand in `DasborWaktu`. */
export const hariJalan = 30;

/** api/dashboard-waktu: the last days, oldest first, and the hours of the day in which forms were sent. */
export interface DasborWaktu extends Dihitung {
  hari: { tanggal: string; daftar: number; kirim: number }[];
  /** 24 counts of the days above, from midnight of the school's zone. */
  jam: number[];
}

/** So many days, today among them, are `KerjaPemeriksa.tujuh_hari`. */
export const hariPemeriksa = 7;

/** What one of the committee decided. */
export interface KerjaPemeriksa {
  /** null: a verdict of before accounts were kept. */
  akun_id: string | null;
  nama: string;
  hari_ini: number;
  tujuh_hari: number;
}

/** api/dashboard-antrean */
export interface DasborAntrean extends Dihitung {
  /** Status 1 and 3: the committee's turn. */
  menunggu: number;
  /** Status 2: the applicant's turn. */
  dikembalikan: number;
  /** Since when the first of those that wait does; null: none does. */
  tertua_ms: number | null;
  pemeriksa: KerjaPemeriksa[];
  /** YYYY-MM-DD on which nobody waits any more at today's pace; null: nothing was decided today. */
  perkiraan: string | null;
  /** Closing date; null: not set. */
  tutup: string | null;
  /** Whether the first is not after the second; null: one is not known. */
  cukup: boolean | null;
  /** How many a day until the closing date would do; null: it is not set, or over. */
  perlu_sehari: number | null;
  /** Uploads that were refused for good today. */
  unggahan_gagal: number;
}
