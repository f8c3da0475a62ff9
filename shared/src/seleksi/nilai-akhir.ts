import type { Hundredths } from './calon.ts';

export const komponen = ['prestasi', 'rapor', 'teori', 'wawancara'] as const;
export type Komponen = (typeof komponen)[number];

/** Of each component 0 to 100 with two decimals; null: there is none yet. */
export type NilaiKomponen = Readonly<Record<Komponen, number | null>>;
/** Weight of each in percent, with two decimals; 0: it does not count. */
export type Bobot = Readonly<Record<Komponen, number>>;

export interface NilaiAkhir {
  /** Each component with its weight, as the score form shows it: rounded by itself. */
  bagian: Readonly<Record<Komponen, Hundredths | null>>;
  /** N.A: the sum of the exact parts, rounded half up once; null while a component that counts is missing. */
  nilai: Hundredths | null;
  /** The same with 0 for what is missing. */
  dengan_nol: Hundredths;
  /** Components that count and are missing, or of which something is. */
  kurang: Komponen[];
}

/** A ten-thousandth of a hundredth: what a score and a weight with two decimals each multiply to. */
const perHundredth = 10_000;
const hundredthsOf = (value: number) => Math.round(value * 100);
const halfUp = (exact: number): Hundredths => Math.floor((2 * exact + perHundredth) / (2 * perHundredth));

/**
 * A component as it ranks a tie: 0 to 100 in hundredths, whatever it weighs. What a person typed in its place is a weighted part, and
 * counts as the score of which it is the part; of what weighs nothing that says nothing, and the source counts. null is 0.
 * Source: rules on scores, where N.R and N.T are the scores before their weights.
 */
export function nilaiSeri(nilai: number | null, prosentase: number, diketik: number | null): Hundredths {
  if (diketik === null || prosentase === 0) return hundredthsOf(nilai ?? 0);
  const weight = hundredthsOf(prosentase);
  return Math.floor((2 * hundredthsOf(diketik) * perHundredth + weight) / (2 * weight));
}

/**
 * N.P, N.R, N.T and N.W into N.A. A component that a person typed over stands in `diketik` as the weighted part that it is; one in
 * `sebagian` is known with 0 for something of it that is missing, and misses it as long as nobody has typed it.
 * Computed in integers, so that 80.00 and 0.1 · 3 + 79.7 tie. Source: rules on scores.
 */
export function hitungNilaiAkhir(
  nilai: NilaiKomponen,
  bobot: Bobot,
  diketik: Readonly<Partial<Record<Komponen, number>>> = {},
  sebagian: readonly Komponen[] = [],
): NilaiAkhir {
  const exact = (one: Komponen): number | null => {
    const typed = diketik[one];
    if (typed !== undefined) return hundredthsOf(typed) * perHundredth;
    if (bobot[one] === 0) return 0;
    const source = nilai[one];
    return source === null ? null : hundredthsOf(source) * hundredthsOf(bobot[one]);
  };
  const parts = komponen.map((one) => [one, exact(one)] as const);
  const isSebagian = (one: Komponen) =>
    sebagian.includes(one) && diketik[one] === undefined && bobot[one] !== 0;
  const kurang = parts.flatMap(([one, part]) => (part === null || isSebagian(one) ? [one] : []));
  const sum = parts.reduce((all, [, part]) => all + (part ?? 0), 0);
  return {
    bagian: Object.fromEntries(
      parts.map(([one, part]) => [one, part === null ? null : halfUp(part)]),
    ) as NilaiAkhir['bagian'],
    nilai: kurang.length > 0 ? null : halfUp(sum),
    dengan_nol: halfUp(sum),
    kurang,
  };
}
