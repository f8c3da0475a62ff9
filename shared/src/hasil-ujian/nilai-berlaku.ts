import type { AsalBaris } from '../jadwal-ujian/jadwal-peserta.schema.ts';

/** What a remedial may do to a score: lift it to the KKTP at most, to its own height, or leave it. */
export const nilaiRemedial = ['maksimal_kktp', 'tertinggi', 'asli'] as const;
export type NilaiRemedial = (typeof nilaiRemedial)[number];

/** One row of a participant for a schedule; `id` rises with the time at which rows were made. */
export interface BarisNilai {
  id: string;
  asal: AsalBaris;
  /** null: no score yet, or never sat. */
  nilai: number | null;
}

export interface NilaiBerlaku<Baris> {
  /** Of the exam or its make-up, the newest that has a score. */
  asli: number | null;
  /** The best of the remedials. */
  remedial: number | null;
  /** The score that counts in lists of the class. */
  nilai: number | null;
  /** The row that carries `asli`; without a score the newest of the exam and its make-ups. */
  utama: Baris | undefined;
}

/**
 * Which of a participant's rows for one schedule counts: of exam and make-ups the newest with a score. A remedial lifts
 * it as the setting says and never lowers it; the first score is kept beside it.
 */
export function pickNilai<Baris extends BarisNilai>(
  baris: readonly Baris[],
  kktp: number,
  aturan: NilaiRemedial,
): NilaiBerlaku<Baris> {
  const newestFirst = [...baris].sort((a, b) => (a.id < b.id ? 1 : -1));
  const main = newestFirst.filter(({ asal }) => asal !== 'remedial');
  const utama = main.find(({ nilai }) => nilai !== null) ?? main[0];
  const asli = utama?.nilai ?? null;
  const repeated = newestFirst.flatMap(({ asal, nilai }) =>
    asal === 'remedial' && nilai !== null ? [nilai] : [],
  );
  const remedial = repeated.length === 0 ? null : Math.max(...repeated);
  return { asli, remedial, nilai: lift(asli, remedial, kktp, aturan), utama };
}

function lift(
  asli: number | null,
  remedial: number | null,
  kktp: number,
  aturan: NilaiRemedial,
): number | null {
  if (asli === null || remedial === null || aturan === 'asli') return asli;
  return Math.max(asli, aturan === 'tertinggi' ? remedial : Math.min(remedial, kktp));
}

export const ketuntasan = ['tuntas', 'remedial', 'belum'] as const;
export type Ketuntasan = (typeof ketuntasan)[number];

/** Mastered at the KKTP and above; `belum`: there is no score. */
export function ketuntasanOf(nilai: number | null, kktp: number): Ketuntasan {
  if (nilai === null) return 'belum';
  return nilai >= kktp ? 'tuntas' : 'remedial';
}

export const ketuntasanWords: Readonly<Record<Ketuntasan, string>> = {
  tuntas: 'Tuntas',
  remedial: 'Remedial',
  belum: 'Belum ada nilai',
};
