import { utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';

/** The same bytes at every run of a test. */
export function createSeededRandomness(seed: string): Randomness {
  let block = 0;
  return {
    bytes: (count) => {
      const bytes = new Uint8Array(count);
      for (let at = 0; at < count; at += 32)
        bytes.set(
          portableDigest.sha256(utf8(`${seed}|${block++}`)).subarray(0, Math.min(32, count - at)),
          at,
        );
      return bytes;
    },
  };
}
