import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import { randomBytes } from 'node:crypto';

/** Randomness of the operating system. */
export const systemRandomness: Randomness = { bytes: (count) => new Uint8Array(randomBytes(count)) };
