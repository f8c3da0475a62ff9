import type { BagianTeori } from '../hasil-ujian/nilai-teori.schema.ts';
import type { Komponen } from '../seleksi/nilai-akhir.ts';

/** Weighted components as the wire names them. */
export const kolomNilai = {
  prestasi: 'prestasi_skor',
  rapor: 'nilai_rapor',
  teori: 'nilai_teori',
  wawancara: 'nilai_wawancara',
} as const satisfies Record<Komponen, string>;

/** What each is called in lists. */
export const komponenWords = {
  prestasi: 'Prestasi',
  rapor: 'Rapor',
  teori: 'Tes teori',
  wawancara: 'Wawancara',
} as const satisfies Record<Komponen, string>;

/** Where a component comes from: 0 to 100 and its weight in percent. */
export interface SumberNilai {
  /** null: there is none yet. */
  nilai: number | null;
  /** Something that it is made of is missing, and counts as 0 in `nilai`. */
  sebagian: boolean;
  prosentase: number;
  /** What is missing, or what it was made of, in words. */
  keterangan: string;
  /** N.T alone: the exams that it is made of, with their weights. */
  bagian?: BagianTeori[];
}

/** An applicant's line of a programme's scores (api/olah-nilai/{jurusan_id}). Points with two decimals. */
export interface Nilai {
  id: string;
  nisn: string;
  nama: string;
  nomor_register: string;
  jenis_kelamin: 'L' | 'P' | '';
  sekolah: string;
  /** Room of his last exam; '' before rooms are given. */
  ruang: string;
  /** In which place he chose the programme. */
  pilihan: 1 | 2;
  /** Weighted; null: missing. N.T has 0 for an exam that is. */
  prestasi_skor: number | null;
  nilai_rapor: number | null;
  nilai_teori: number | null;
  nilai_wawancara: number | null;
  /** The sum, rounded once; null while a component that counts is missing. */
  nilai_akhir: number | null;
  /** The same with 0 for what is missing. */
  nilai_dengan_nol: number;
  /** Components that count and are missing, or of which something is. */
  kurang: Komponen[];
  /** Components that a person typed over. */
  diubah: Komponen[];
  /** The interview as it was given, 0 to 100. */
  wawancara: number | null;
  sumber: Record<Komponen, SumberNilai>;
  order_person_status: boolean;
  order_person_name: string;
  afirmasi_status: boolean;
  prioritas: boolean;
  prioritas_alasan: string;
  keterangan: string;
  /** L, CADANGAN n, TL; null: no round has run, or the account may not know yet. */
  status: string | null;
  /** The programme where he has a seat, where it is another one; null as `status`. */
  diterima_di: string | null;
  /** His final score is not the one that was published. */
  berubah: boolean;
  versi: number;
}

/** Columns of a sheet of scores that are read again, by field. */
export const kolomTerbaca = [
  ['nomor_register', 'Nomor pendaftaran'],
  ['nisn', 'NISN'],
  ['wawancara', 'Wawancara (0–100)'],
  ['keterangan', 'Keterangan'],
] as const;

/** Rows that one save of a grid takes: its transaction keeps everybody else's commit waiting. */
export const MAKS_BARIS_NILAI = 2_000;

/** What a sheet says, as it is typed there: the grid judges it like what is typed by hand. */
export interface IsianTerbaca {
  rows: { id: string; wawancara?: string; keterangan?: string }[];
  /** Numbers of nobody who chose the programme and is verified. */
  tak_dikenal: string[];
  /** Numbers that stand in several rows: the last one counts. */
  ganda: string[];
  /** Cells of which Excel has lost something, by their names there: they say nothing. */
  rusak: string[];
}
