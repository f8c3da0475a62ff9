import { angka, dokumen, langkah } from './field.ts';

export const semesters = [1, 2, 3, 4, 5] as const;
export type Semester = (typeof semesters)[number];
const romans = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Subjects of a report card, as the specification spells them. */
export const mapel = {
  pai: 'Pendidikan Agama',
  pkn: 'PKn',
  bindo: 'Bahasa Indonesia',
  bing: 'Bahasa Inggris',
  mtk: 'Matematika',
  ipa: 'IPA',
  ips: 'IPS',
} as const;
export type Mapel = keyof typeof mapel;
export const semuaMapel = Object.keys(mapel) as Mapel[];

export const namaNilai = <S extends Semester, M extends Mapel>(semester: S, one: M) =>
  `smt_${semester}_${one}` as const;

const nilai = { min: 0, max: 100, satuan: '' };
const hint = 'Pengisian Nilai 2 Digit Contoh (80)';

/** Steps 7 to 11: the scores of a semester and their page. */
export const raporSteps = semesters.map((semester) =>
  langkah(`rapor-${semester}`, `Nilai rapor semester ${romans[semester - 1]}`, [
    ...semuaMapel.map((one) =>
      angka(namaNilai(semester, one), mapel[one], nilai, { hint, desimal: true as const }),
    ),
    dokumen(
      `smt_${semester}_dokumen` as const,
      `Rapor semester ${romans[semester - 1]}`,
      'Semua nilai dan nama di halaman rapor terbaca jelas?',
    ),
  ]),
);
