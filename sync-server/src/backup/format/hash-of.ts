import { createHash } from 'node:crypto';

/** Size in bytes and SHA-256 in hex of what goes through. */
export function countingHash() {
  const hash = createHash('sha256');
  let ukuran = 0;
  return {
    add(bytes: Uint8Array): void {
      hash.update(bytes);
      ukuran += bytes.length;
    },
    end: () => ({ ukuran, sha256: hash.digest('hex') }),
  };
}
