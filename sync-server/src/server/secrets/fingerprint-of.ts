import { createHash } from 'node:crypto';

/** Fingerprint of a server's key: tells whether two servers open the same seals, and nothing of the key. */
export function fingerprintOf({ publicKey }: { publicKey: Uint8Array }): string {
  return createHash('sha256').update('spmb-pencadangan').update(publicKey).digest('hex');
}
