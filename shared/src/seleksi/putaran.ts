import type { KunciSeri } from './aturan.ts';
import type { AngkaProgram } from './banding.ts';
import type { Jalan } from './hasil.ts';
import type { JenisKursi } from './kursi.ts';
import type { Komponen } from './nilai-akhir.ts';
import type { PenjelasanPilihan } from './penjelasan.ts';
import type { Alur } from './sebaran.ts';

/** A round that has run. */
export interface Putaran {
  jenis: 'pg1' | 'pg2' | 'stabil';
  program: string | null;
  /** Who ran it, and when; again by itself after a score was saved: in the name of who saved it. */
  nama: string;
  dibuat_ms: number;
  otomatis: boolean;
  /** What it was made of is not as it was: it has to run again. */
  usang: boolean;
}

/** An applicant without a final score. */
export interface KurangNilai {
  id: string;
  nama: string;
  program: string;
  kurang: Komponen[];
}

/** How many first choices of a programme have no final score, and the names of a few of them. */
export interface KurangProgram {
  program: string;
  jumlah: number;
  nama: string[];
}

/** api/seleksi. */
export interface KeadaanSeleksi {
  putaran: Putaran[];
  program: (AngkaProgram & { name: string; aktif: boolean })[];
  kurang: KurangProgram[];
  /** As the settings have it. */
  urutan_seri: KunciSeri[];
  /** Objections without an answer. */
  sanggahan: number;
  /** Placed by hand, and in no selection any more: no round runs before each is taken back. */
  penempatan_lepas: { id: string; nama: string }[];
}

/** Somebody who has another seat in a simulation. */
export interface BarisBerpindah {
  id: string;
  nama: string;
  nomor_register: string;
  /** Where his scores are looked at: his first choice. */
  jurusan_id: string;
  /** Names of programmes; '' none. */
  dari: string;
  ke: string;
}

/** Somebody with a justified complaint: a better right to a seat that he would rather have than somebody who has one. */
export interface BarisKeberatan {
  id: string;
  nama: string;
  nomor_register: string;
  /** The programme that he would rather have. */
  jurusan_id: string;
  /** Names of programmes; '' none. */
  ingin: string;
  mendapat: string;
}

/** How many there are, and the first of them. */
export interface DaftarKeberatan {
  jumlah: number;
  pertama: BarisKeberatan[];
}

/** So many are named of those who move, and of those who would complain. */
export const NAMA_TAMPIL = 500;

/** A simulation beside what the settings would give. */
export interface PratinjauSeleksi {
  program: (AngkaProgram & { name: string; sebaran: number[] })[];
  sekarang: (AngkaProgram & { name: string })[];
  /** From first choices to seats, by names; '' for none. */
  alur: Alur[];
  jumlah_berpindah: number;
  /** The first of them. */
  berpindah: BarisBerpindah[];
  /** Justified complaints against each. */
  keberatan: DaftarKeberatan;
  keberatan_sekarang: DaftarKeberatan;
}

/** api/olah-nilai-penjelasan/{id}: names in the place of ids, points in the place of hundredths. */
export interface PenjelasanPendaftar {
  nama: string;
  nilai_akhir: number;
  /** As the list shows it: L, CADANGAN n, TL. */
  status: string;
  /** Where he has a seat or waits; '' nowhere. */
  program: string;
  /** How the seat was won; null: he has none. */
  jalan: Jalan | null;
  kursi: JenisKursi | null;
  /** Why he has priority, and why he was placed by hand; '' where he has not, or was not. */
  alasan_prioritas: string;
  alasan_penempatan: string;
  /** Both choices counted alike in the round. */
  stabil: boolean;
  pilihan: (PenjelasanPilihan & { name: string })[];
}
