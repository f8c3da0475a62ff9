import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../kernel/text/bytes.ts';

/** Whether `jawaban` solves `tantangan`: their common SHA-256 begins with `bit` zero bits. */
export function isTerjawab(tantangan: string, jawaban: string, bit: number): boolean {
  const digest = sha256(utf8(`${tantangan}:${jawaban}`));
  return Math.clz32(new DataView(digest.buffer, digest.byteOffset).getUint32(0)) >= bit;
}

/**
 * Solves `tantangan`, on average in 2^`bit` tries; undefined: not among the `tries` that begin at `from`. Cheap for
 * someone who signs up once, dear for a robot: it stands in the place of a picture puzzle.
 */
export function cariJawaban(tantangan: string, bit: number, from: number, tries: number): string | undefined {
  for (let at = from; at < from + tries; at += 1)
    if (isTerjawab(tantangan, at.toString(36), bit)) return at.toString(36);
  return undefined;
}
