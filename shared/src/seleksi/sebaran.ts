import type { Calon } from './calon.ts';
import type { HasilSeleksi } from './hasil.ts';

/** Points that a bar of a distribution spans. */
export const LEBAR_SEBARAN = 5;
const bars = 100 / LEBAR_SEBARAN;

/** How many of those who chose a programme first have which score: bars of five points from 0; 100 stands in the last. */
export function sebarNilai(calon: readonly Calon[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { pilihan, nilai } of calon) {
    const [first] = pilihan;
    const own = found.get(first) ?? Array.from({ length: bars }, () => 0);
    const at = Math.min(bars - 1, Math.floor(nilai / 100 / LEBAR_SEBARAN));
    own[at] = (own[at] ?? 0) + 1;
    found.set(first, own);
  }
  return found;
}

/** Where those who chose a programme first have a seat; '' for none. */
export interface Alur {
  pilihan: string;
  kursi: string;
  jumlah: number;
}

/** From first choices to seats, in the order of the programmes. */
export function hitungAlur(
  { calon, program }: { calon: readonly Calon[]; program: readonly { id: string }[] },
  { hasil }: HasilSeleksi,
): Alur[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { id, pilihan } of calon) {
    const one = hasil.get(id);
    const seat = one?.status === 'L' ? one.program : '';
    const own = counts.get(pilihan[0]) ?? new Map<string, number>();
    counts.set(pilihan[0], own.set(seat, (own.get(seat) ?? 0) + 1));
  }
  const seats = [...program.map(({ id }) => id), ''];
  return program.flatMap(({ id }) =>
    seats.flatMap((kursi) => {
      const jumlah = counts.get(id)?.get(kursi) ?? 0;
      return jumlah > 0 ? [{ pilihan: id, kursi, jumlah }] : [];
    }),
  );
}
