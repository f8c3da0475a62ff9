import type { TemuanSoal } from './soal-import.schema.ts';

/** How many questions a list of findings keeps out: the places with at least one `galat`. */
export function countGagal(temuan: readonly TemuanSoal[]): number {
  const places = temuan
    .filter(({ tingkat, asal }) => tingkat === 'galat' && asal !== '')
    .map(({ asal }) => asal);
  return new Set(places).size;
}
