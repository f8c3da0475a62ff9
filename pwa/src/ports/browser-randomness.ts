import type { Randomness } from '@spmb/shared/kernel/randomness.ts';

/** The browser's own generator; unlike `crypto.subtle` it exists on plain http too. */
export const browserRandomness: Randomness = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};
