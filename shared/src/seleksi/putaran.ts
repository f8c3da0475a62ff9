import type { AngkaProgram } from './banding.ts';
import type { Komponen } from './nilai-akhir.ts';

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

/** api/seleksi. */
export interface KeadaanSeleksi {
  putaran: Putaran[];
  program: (AngkaProgram & { name: string; aktif: boolean })[];
  kurang: KurangNilai[];
  /** Objections without an answer. */
  sanggahan: number;
}

/** Somebody who has another seat in a simulation. */
export interface BarisBerpindah {
  id: string;
  nama: string;
  nomor_register: string;
  /** Names of programmes; '' none. */
  dari: string;
  ke: string;
}

/** A simulation beside what the settings would give. */
export interface PratinjauSeleksi {
  program: (AngkaProgram & { name: string })[];
  sekarang: (AngkaProgram & { name: string })[];
  berpindah: BarisBerpindah[];
  /** Justified complaints against each. */
  keberatan: number;
  keberatan_sekarang: number;
}
