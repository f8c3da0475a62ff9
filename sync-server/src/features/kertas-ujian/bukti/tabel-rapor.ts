import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { mapel, namaNilai, semesters, semuaMapel } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { hitungRataRata } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { looks, type Block } from '../../../print/block.ts';

const teks = (value: number | null): string => (value === null ? '–' : String(value).replace('.', ','));
const rata = (value: number | null): string => (value === null ? '–' : value.toFixed(2).replace('.', ','));

/** Scores by semester and subject, with the averages of both, in so many points. */
export function tabelRapor(isi: Formulir, width: number): Block {
  const { semester, mapel: perMapel, nilai_rapor } = hitungRataRata(isi);
  const head = ['Semester', ...semuaMapel.map((one) => mapel[one]), 'Rata-rata'];
  const [left, , right] = looks.dense;
  return {
    kind: 'table',
    look: 'dense',
    // A line between columns is half a point wide.
    widths: head.map(() => width / head.length - left - right - 0.6),
    head,
    rows: [
      ...semesters.map((number) => [
        String(number),
        ...semuaMapel.map((one) => teks(isi[namaNilai(number, one)])),
        rata(semester[number]),
      ]),
      ['Rata-rata', ...semuaMapel.map((one) => rata(perMapel[one])), rata(nilai_rapor)],
    ],
    below: 4,
  };
}
