import type { Calon } from './calon.ts';
import { susunCadangan } from './cadangan.ts';
import type { JenisKursi } from './kursi.ts';
import { passingGrade1, passingGrade2, type KursiProgram, type Masukan } from './passing-grade.ts';
import { pilihStabil } from './stabil.ts';

/** How a seat was won; `terbit`: by an earlier run that is published, and kept since. */
export type Jalan = 'pg1' | 'pg2' | 'stabil' | 'manual' | 'terbit';

/** Whether a seat was given by the rounds of a run, and neither by hand nor before. */
export const isDariPutaran = (jalan: Jalan): boolean => jalan !== 'manual' && jalan !== 'terbit';

export interface Diterima {
  status: 'L';
  program: string;
  jalan: Jalan;
  /** null: placed by hand, or kept. */
  kursi: JenisKursi | null;
}
export interface Cadangan {
  status: 'CADANGAN';
  /** His first choice's list, or the second's where he is on that alone. */
  program: string;
  /** From 1. */
  urutan: number;
}
export interface TidakDiterima {
  status: 'TL';
}
export type HasilCalon = Diterima | Cadangan | TidakDiterima;

export const modeSeleksi = ['grade', 'stabil'] as const;
export type ModeSeleksi = (typeof modeSeleksi)[number];

export interface HasilSeleksi {
  /** By applicant. */
  hasil: ReadonlyMap<string, HasilCalon>;
  /** Reserve lists by programme. */
  cadangan: ReadonlyMap<string, readonly Calon[]>;
}

/** The whole selection: both rounds, or the stable mode, with placements by hand and reserve lists. Equal inputs, equal result. */
export function jalankanSeleksi(masukan: Masukan, mode: ModeSeleksi): HasilSeleksi {
  if (mode === 'stabil') return susunHasil(masukan, { stabil: pilihStabil(masukan) });
  const pg1 = passingGrade1(masukan);
  return susunHasil(masukan, { pg1, pg2: passingGrade2(masukan, pg1) });
}

/** What rounds, as far as they have run, mean for each applicant. */
export function susunHasil(
  masukan: Masukan,
  putaran: Partial<Record<Exclude<Jalan, 'manual' | 'terbit'>, KursiProgram>>,
): HasilSeleksi {
  const hasil = new Map<string, HasilCalon>(masukan.calon.map(({ id }) => [id, { status: 'TL' }]));
  const diterima = new Set<string>();
  const seat = (id: string, one: Diterima) => {
    diterima.add(id);
    hasil.set(id, one);
  };
  for (const { id, program, terbit } of masukan.penempatan)
    seat(id, { status: 'L', program, jalan: terbit ? 'terbit' : 'manual', kursi: null });
  for (const jalan of ['pg1', 'pg2', 'stabil'] as const)
    for (const [program, kursi] of putaran[jalan] ?? [])
      for (const one of kursi) seat(one.calon.id, { status: 'L', program, jalan, kursi: one.kursi });
  const cadangan = susunCadangan(masukan, diterima);
  for (const [program, calon] of cadangan)
    calon.forEach(({ id, pilihan: [first] }, at) => {
      if (hasil.get(id)?.status === 'TL' || first === program)
        hasil.set(id, { status: 'CADANGAN', program, urutan: at + 1 });
    });
  return { hasil, cadangan };
}
