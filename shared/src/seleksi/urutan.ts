import type { AturanSeleksi, KunciSeri } from './aturan.ts';
import type { Calon } from './calon.ts';

/** What ranks one applicant before another. */
export type Penentu = 'prioritas' | 'nilai' | KunciSeri | 'nomor';

/** By each key: below 0 ranks `a` before `b`. What is not known comes after what is. */
const byKey: Readonly<Record<Exclude<Penentu, 'nomor'>, (a: Calon, b: Calon) => number>> = {
  prioritas: (a, b) => Number(b.prioritas) - Number(a.prioritas),
  nilai: (a, b) => b.nilai - a.nilai,
  rapor: (a, b) => b.rapor - a.rapor,
  teori: (a, b) => b.teori - a.teori,
  jarak: (a, b) => ascending(a.jarak, b.jarak),
  lahir: (a, b) => ascending(a.lahir, b.lahir),
  daftar: (a, b) => ascending(a.daftar_ms, b.daftar_ms),
};

function ascending<Value extends string | number>(a: Value | null, b: Value | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

/** Numbers are given in order and grow by a digit: the shorter was first. */
const byNomor = (a: Calon, b: Calon): number =>
  a.nomor.length - b.nomor.length || ascending(a.nomor, b.nomor) || ascending(a.id, b.id);

const keysOf = ({ urutan_seri }: AturanSeleksi) => ['prioritas', 'nilai', ...urutan_seri] as const;

/** The applicants from the first to the last; the order is total, so that how they came in changes nothing. */
export function urutkan(calon: readonly Calon[], aturan: AturanSeleksi): Calon[] {
  const keys = keysOf(aturan).map((key) => byKey[key]);
  return [...calon].sort((a, b) => {
    for (const key of keys) {
      const difference = key(a, b);
      if (difference !== 0) return difference;
    }
    return byNomor(a, b);
  });
}

/** The first key in which two applicants differ: it put one before the other. */
export const penentu = (a: Calon, b: Calon, aturan: AturanSeleksi): Penentu =>
  keysOf(aturan).find((key) => byKey[key](a, b) !== 0) ?? 'nomor';
