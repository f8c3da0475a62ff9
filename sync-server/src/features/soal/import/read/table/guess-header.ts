import { columnLetters, findColumns, findHeader } from '../../../../../spreadsheet/read/header.ts';
import { isSelKosong } from './baris-soal.ts';
import { SEARCHED_ROWS, toSheet, type TabelDikenali } from './tabel-dikenali.ts';
import { layoutUmum, type KolomSoal } from './layout-tabel.ts';
import { parseKunci } from '../raw/parse-kunci.ts';
import { kataKolom, KOLOM_WAJIB, type KolomPeta } from '@spmb/shared/soal/import/peta-kolom.ts';
import { selKosong, type Tabel } from '../raw/tabel.ts';

/** Rows that are looked at to see what a column holds. */
const SAMPLE = 50;

/**
 * The header of a sheet that nobody wrote as a program does: below the sixth row, or with one needed column whose head is
 * blank and which alone holds what it should. Undefined where more is missing: then people choose.
 */
export function guessHeader(tabel: Tabel): TabelDikenali | undefined {
  const low = findHeader(toSheet(tabel), layoutUmum.kolom, layoutUmum.wajib, SEARCHED_ROWS);
  if (low) return shifted({ tabel, mulai: low.row + 1, kolom: low.columns, catatan: [] });
  for (const [row, cells] of toSheet(tabel).rows.entries()) {
    const kolom = findColumns(cells, layoutUmum.kolom);
    const missing = KOLOM_WAJIB.filter((name) => kolom[name] === undefined);
    const [name] = missing;
    if (name === undefined || missing.length > 1) continue;
    const [column, other] = unnamedColumns(tabel, row, Object.values(kolom), name);
    if (column === undefined || other !== undefined) continue;
    const catatan = `Judul kolom ${columnLetters(column)} kosong; isinya dibaca sebagai ${kataKolom[name].toLowerCase()}. Periksa di pratinjau.`;
    return { tabel, mulai: row + 1, kolom: { ...kolom, [name]: column }, catatan: [catatan] };
  }
  return undefined;
}

/** Columns without a head that hold something in most rows: keys, where a key is looked for. */
function unnamedColumns(tabel: Tabel, header: number, used: readonly number[], wanted: KolomPeta): number[] {
  const rows = tabel.baris
    .slice(header + 1, header + 1 + SAMPLE)
    .filter((cells) => !cells.every(isSelKosong));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const fits = (column: number) => {
    const filled = rows.filter((cells) => {
      const teks = cells[column]?.teks.trim() ?? '';
      return teks !== '' && (wanted !== 'jawaban' || parseKunci(teks).length === 1);
    });
    return rows.length > 0 && filled.length * 2 > rows.length;
  };
  const isUnnamed = (column: number) => isSelKosong(tabel.baris[header]?.[column] ?? selKosong);
  return Array.from({ length: width }, (_, column) => column).filter(
    (column) => isUnnamed(column) && !used.includes(column) && fits(column),
  );
}

/**
 * A table whose heads stand one column beside what they name, read where its contents are: known by keys that are none
 * under their own head and all of them beside it.
 */
export function shifted(dikenali: TabelDikenali): TabelDikenali {
  const { tabel, mulai, kolom, catatan } = dikenali;
  if (!tabel.beralamat) return dikenali;
  const rows = tabel.baris.slice(mulai, mulai + SAMPLE);
  const at = (name: KolomSoal, by: number) =>
    rows.map((cells) => cells[(kolom[name] ?? -1) + by]?.teks.trim() ?? '');
  const keys = (by: number) => at('jawaban', by).filter((teks) => parseKunci(teks).length > 0).length;
  if (keys(0) > 0) return dikenali;
  const questions = (by: number) => at('soal', by).filter((teks) => teks !== '').length;
  const by = [1, -1].find((step) => keys(step) >= 2 && keys(step) === questions(step));
  if (by === undefined) return dikenali;
  const moved = Object.fromEntries(Object.entries(kolom).map(([name, column]) => [name, column + by]));
  const pesan = `Judul kolom bergeser satu kolom dari isinya; isi dibaca dari kolom di sebelah ${by === 1 ? 'kanan' : 'kiri'}nya. Periksa di pratinjau.`;
  return { ...dikenali, kolom: moved, catatan: [...catatan, pesan] };
}
