import type { Digest } from '@spmb/shared/sync/seal/digest.ts';
import { hash } from 'node:crypto';

const blockBytes = 64;
const hashBytes = 32;

/**
 * What is hashed is put together here, and a hash leaves as text: bytes in a buffer of their own, which has to be made, noted
 * and swept away, cost several times as much as the hashing.
 */
const desk = Buffer.allocUnsafeSlow(8_192);
const outerDesk = Buffer.allocUnsafeSlow(blockBytes + hashBytes);
const roomFor = (bytes: number): Buffer => (bytes <= desk.length ? desk : Buffer.allocUnsafe(bytes));

/** A letter for each byte. */
const letters = 'binary';

function sha256(data: Uint8Array): Uint8Array {
  const text = hash('sha256', data, letters);
  const bytes = new Uint8Array(hashBytes);
  for (let i = 0; i < hashBytes; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/**
 * Native hashing for the paths that answer thousands of requests a second. HMAC is built from two one-shot hashes
 * (RFC 2104): making a key object for each message costs several times as much as the hashing.
 */
export const nativeDigest: Digest = {
  sha256,
  hmacSha256(key, data) {
    const short = key.length > blockBytes ? sha256(key) : key;
    const length = blockBytes + data.length;
    const room = roomFor(length);
    for (let i = 0; i < blockBytes; i++) {
      const byte = short[i] ?? 0;
      room[i] = byte ^ 0x36;
      outerDesk[i] = byte ^ 0x5c;
    }
    room.set(data, blockBytes);
    outerDesk.write(hash('sha256', room.subarray(0, length), letters), blockBytes, letters);
    return sha256(outerDesk);
  },
};

/** 32 bytes in their one spelling as base64url: bits that no byte needs are 0. */
const link = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The link of a chain (`nextLink`) behind `jejak`, both as base64url. What is no link counts as the chain's start. */
export function nextJejak(jejak: string, teks: string): string {
  const room = roomFor(hashBytes + 3 * teks.length);
  if (link.test(jejak)) room.write(jejak, 'base64url');
  else room.fill(0, 0, hashBytes);
  const end = hashBytes + room.write(teks, hashBytes);
  return hash('sha256', room.subarray(0, end), 'base64url');
}
