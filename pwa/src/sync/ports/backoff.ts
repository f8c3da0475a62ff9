import type { Randomness } from '@spmb/shared/kernel/randomness.ts';

const firstMs = 1_000;
const longestMs = 30_000;

/** Delay before try `failures` + 1: doubles from 1 s to 30 s, and of that between a half and the whole, so that a room does not come back in one moment. */
export function backoffMs(failures: number, randomness: Randomness): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 10));
  const [high = 0, low = 0] = randomness.bytes(2);
  return Math.round(whole * (0.5 + (high * 256 + low) / 131_072));
}
