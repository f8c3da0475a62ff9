import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { bySeat } from './row-state.ts';

/** Free seats between the first and the last, at most, for which a place is kept. */
const freeMost = 12;

/**
 * A room's seats in their order; null: a free one between them, so that everybody stays where he sits. Seats that are no
 * numbers, or leave too many free, stand without gaps.
 */
export function placeSeats(rows: readonly AbsenRow[]): (AbsenRow | null)[] {
  const sorted = [...rows].sort(bySeat);
  const numbers = sorted.map(({ kursi }) => (kursi !== null && /^\d+$/.test(kursi) ? Number(kursi) : NaN));
  const last = Math.max(...numbers);
  const isPlain = numbers.every((number) => number > 0) && new Set(numbers).size === sorted.length;
  if (!isPlain || last > sorted.length + freeMost) return sorted;
  const places = new Map(sorted.map((row, index) => [numbers[index], row]));
  return Array.from({ length: last }, (_, index) => places.get(index + 1) ?? null);
}
