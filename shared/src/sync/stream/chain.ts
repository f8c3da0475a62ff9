import { concatBytes, utf8 } from '../../kernel/text/bytes.ts';
import type { Digest } from '../seal/digest.ts';

/** `jejak` before the first operation of a stream. */
export const chainStart = (): Uint8Array => new Uint8Array(32);

/** jejak(n) = SHA-256(jejak(n−1) ‖ exact text of operation n). */
export const nextLink = (digest: Digest, previous: Uint8Array, text: string): Uint8Array =>
  digest.sha256(concatBytes(previous, utf8(text)));
