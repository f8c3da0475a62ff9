import { kolomTerbaca, komponenWords, type IsianTerbaca, type Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { readImport } from '../../../crud/spreadsheet/read-import.ts';
import type { SheetCell } from '../../../spreadsheet/write/template.ts';

const readAgain = Object.fromEntries(kolomTerbaca) as Record<(typeof kolomTerbaca)[number][0], string>;

const columns: readonly (readonly [head: string, cell: (row: Nilai, index: number) => SheetCell])[] = [
  ['No', (_row, index) => index + 1],
  [readAgain.nisn, ({ nisn }) => nisn],
  ['Nama', ({ nama }) => nama],
  [readAgain.nomor_register, ({ nomor_register }) => nomor_register],
  ['L/P', ({ jenis_kelamin }) => jenis_kelamin],
  ['Sekolah', ({ sekolah }) => sekolah],
  ['Pilihan', ({ pilihan }) => pilihan],
  ['N.P', ({ prestasi_skor }) => prestasi_skor],
  ['N.R', ({ nilai_rapor }) => nilai_rapor],
  ['N.T', ({ nilai_teori }) => nilai_teori],
  ['N.W', ({ nilai_wawancara }) => nilai_wawancara],
  ['N.A', ({ nilai_akhir }) => nilai_akhir],
  ['Status', ({ status }) => status ?? ''],
  [readAgain.wawancara, ({ wawancara }) => wawancara],
  [readAgain.keterangan, ({ keterangan }) => keterangan],
  ['Belum ada', ({ kurang }) => kurang.map((one) => komponenWords[one]).join(', ')],
];

export const headsNilai = columns.map(([head]) => head);
export const cellsNilai = (rows: readonly Nilai[]): SheetCell[][] =>
  rows.map((row, index) => columns.map(([, cell]) => cell(row, index)));

/**
 * Interviews and notes of a sheet, for those of `rows` whom it names by registration number or NISN. A blank cell, a column that is
 * not there, and a cell that Excel has spoilt say nothing; of the last it is told where they are.
 */
export async function bacaIsian(bytes: Uint8Array, rows: readonly Nilai[]): Promise<IsianTerbaca> {
  const known = new Map(
    rows.flatMap(({ nomor_register, nisn, id }) => [nomor_register, nisn].map((nomor) => [nomor, id])),
  );
  const found = new Map<string, IsianTerbaca['rows'][number]>();
  const [tak_dikenal, ganda, rusak] = [new Set<string>(), new Set<string>(), [] as string[]];
  for (const { cells } of await readImport(bytes, kolomTerbaca, 'nomor_register')) {
    // Who was imported has no registration number.
    const nomor = cells['nomor_register']?.text || cells['nisn']?.text || '';
    if (nomor === '') continue;
    const id = known.get(nomor);
    if (id === undefined) {
      tak_dikenal.add(nomor);
      continue;
    }
    const row: IsianTerbaca['rows'][number] = { id };
    for (const field of ['wawancara', 'keterangan'] as const) {
      const cell = cells[field];
      if (cell?.damaged) rusak.push(cell.sel);
      else if (cell && cell.text !== '') row[field] = cell.text;
    }
    if (found.has(id)) ganda.add(nomor);
    found.set(id, row);
  }
  return { rows: [...found.values()], tak_dikenal: [...tak_dikenal], ganda: [...ganda], rusak };
}
