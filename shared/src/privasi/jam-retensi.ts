import { dayMs } from '../kernel/zone.ts';

/** Why a clock is not believed enough to delete by it. */
export type RaguJam = 'tertahan' | 'belum_dipastikan' | 'melompat' | 'mundur';

/** After a longer pause between two looks either the server was off, or its clock has jumped: only a person knows which. */
export const jedaMaksMs = 14 * dayMs;
/** A clock that goes back by less was only set right. */
const mundurMaksMs = dayMs;

/**
 * Whether there is reason to doubt a clock; null: none. `tertahanMs`: how far the computer's clock is ahead of the server's time
 * by jumps that nobody has taken over. `dipastikanMs`: the last look whose clock was believed.
 */
export function ragukanJam(nowMs: number, tertahanMs: number, dipastikanMs: number | null): RaguJam | null {
  if (tertahanMs !== 0) return 'tertahan';
  if (dipastikanMs === null) return 'belum_dipastikan';
  if (nowMs - dipastikanMs > jedaMaksMs) return 'melompat';
  return dipastikanMs - nowMs > mundurMaksMs ? 'mundur' : null;
}
