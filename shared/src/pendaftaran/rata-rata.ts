import type { Terisi } from './formulir/field.ts';
import { namaNilai, semesters, semuaMapel, type Mapel, type Semester } from './formulir/rapor.ts';

/** Averages of report cards; null where a score is missing. At most two decimals. */
export interface RataRata {
  /** Of each semester (smt_N_nr). */
  semester: Readonly<Record<Semester, number | null>>;
  /** Of each subject (nr_…). */
  mapel: Readonly<Record<Mapel, number | null>>;
  nilai_rapor: number | null;
}

/** Average of scores in whole hundredths, rounded half up once, at the end. Source: rules on scores. */
function rataRataDari(scores: readonly unknown[]): number | null {
  const hundredths = scores.map((score) =>
    typeof score === 'number' ? Math.round(score * 100) : Number.NaN,
  );
  const sum = hundredths.reduce((one, other) => one + other, 0);
  return Number.isNaN(sum) ? null : Math.floor((2 * sum + scores.length) / (2 * scores.length)) / 100;
}

/** Averages as they are shown while the scores are typed, and computed again by the server whatever was sent. */
export function hitungRataRata(terisi: Terisi): RataRata {
  const score = (semester: Semester, one: Mapel) => terisi[namaNilai(semester, one)];
  return {
    semester: Object.fromEntries(
      semesters.map((semester) => [semester, rataRataDari(semuaMapel.map((one) => score(semester, one)))]),
    ) as RataRata['semester'],
    mapel: Object.fromEntries(
      semuaMapel.map((one) => [one, rataRataDari(semesters.map((semester) => score(semester, one)))]),
    ) as RataRata['mapel'],
    nilai_rapor: rataRataDari(semesters.flatMap((semester) => semuaMapel.map((one) => score(semester, one)))),
  };
}

/** The average of all scores in hundredths, as it is stored; null where one is missing. */
export function nilaiRaporDari(terisi: Terisi): number | null {
  const { nilai_rapor } = hitungRataRata(terisi);
  return nilai_rapor === null ? null : Math.round(nilai_rapor * 100);
}
