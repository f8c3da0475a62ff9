import type { Digest } from '@spmb/shared/sync/digest.ts';
import { createHmac, hash } from 'node:crypto';

/** Native hashing for the paths that answer thousands of requests a second. */
export const nativeDigest: Digest = {
  sha256: (data) => new Uint8Array(hash('sha256', data, 'buffer')),
  hmacSha256: (key, data) => new Uint8Array(createHmac('sha256', key).update(data).digest()),
};
