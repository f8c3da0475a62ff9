import { TEMPAT_SOAL, type TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { normalizeHeader } from '../../../../../spreadsheet/read/header.ts';
import type { TabelDikenali } from './tabel-dikenali.ts';
import type { KolomSoal } from './layout-tabel.ts';
import { alamatSel, asalBaris, selKosong, type Sel } from '../raw/tabel.ts';

export const TEMPAT_PILIHAN = TEMPAT_SOAL.filter((tempat) => tempat !== 'soal');

/** One row of a recognised table, by field. */
export interface BarisSoal {
  asal: string;
  sel(kolom: KolomSoal): Sel;
  alamat(kolom: KolomSoal): string | undefined;
  /** Addresses of the cells that hold an image but no field of a question. */
  gambarDiLuar: string[];
  /** Nothing stands in the whole row. */
  kosong: boolean;
}

export function barisSoal({ tabel, kolom }: TabelDikenali, row: number): BarisSoal {
  const cells = tabel.baris[row] ?? [];
  const known = new Set(Object.values(kolom));
  return {
    asal: asalBaris(tabel, row),
    sel: (name) => cells[kolom[name] ?? -1] ?? selKosong,
    alamat: (name) => (kolom[name] === undefined ? undefined : alamatSel(tabel, row, kolom[name])),
    gambarDiLuar: cells.flatMap(({ gambar }, column) =>
      gambar.length > 0 && !known.has(column) ? [alamatSel(tabel, row, column) ?? ''] : [],
    ),
    kosong: cells.every(isSelKosong),
  };
}

/** Whether a row holds anything of a question; a number or a remark beside it is none. */
export function isBarisIsi(baris: BarisSoal): boolean {
  const places: KolomSoal[] = [...TEMPAT_SOAL, ...TEMPAT_SOAL.map((tempat): KolomSoal => `${tempat}_gambar`)];
  return places.some((place) => !isSelKosong(baris.sel(place)));
}

export function isSelKosong({ teks, html, gambar, rusak }: Sel): boolean {
  return teks.trim() === '' && gambar.length === 0 && rusak === undefined && !html.includes('<img');
}

/** Why a row with nothing but its key is no question: such lists go with questions in a PDF. */
export function kunciSaja(kunci: string): string {
  return `Baris ini hanya berisi kunci (${kunci.trim().slice(0, 20)}), tanpa teks soal dan pilihan. Bila soalnya ada di PDF, salin teks atau gambarnya ke kolom soal dan pilihan, lalu impor lagi.`;
}

/** A header that a program repeats above each page or part. */
export function isHeaderUlang(baris: BarisSoal): boolean {
  return (
    /^(?:soal|pertanyaan)$/.test(normalizeHeader(baris.sel('soal').teks)) &&
    /^(?:jawab|kunci)/i.test(baris.sel('jawaban').teks.trim())
  );
}

/** An example row that came with a template: "Contoh soal …" with options such as "jawaban A" or none at all. */
export function isBarisContoh(baris: BarisSoal): boolean {
  const soal = baris
    .sel('soal')
    .teks.replaceAll(/[^\p{L} ]/gu, '')
    .trim();
  if (!/^(?:ini )?contoh soal\b/i.test(soal)) return false;
  const filled = TEMPAT_PILIHAN.map((place: TempatSoal) => baris.sel(place).teks.trim()).filter(
    (teks) => teks !== '',
  );
  return filled.every((teks) => /^(?:contoh )?(?:jawaban|opsi|pilihan)\b.{0,12}$/i.test(teks));
}
