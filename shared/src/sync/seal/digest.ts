import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';

/** SHA-256 and HMAC-SHA-256. The server binds the same functions to native code; both obey the same test vectors. */
export interface Digest {
  sha256(data: Uint8Array): Uint8Array;
  hmacSha256(key: Uint8Array, data: Uint8Array): Uint8Array;
}

/** Works on plain http, where `crypto.subtle` does not exist. */
export const portableDigest: Digest = {
  sha256: (data) => nobleSha256(data),
  hmacSha256: (key, data) => hmac(nobleSha256, key, data),
};
