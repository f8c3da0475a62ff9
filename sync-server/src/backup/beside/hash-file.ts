import { createReadStream } from 'node:fs';
import { countingHash } from '../format/hash-of.ts';

/** Size and SHA-256 of a file, read as a stream. */
export async function hashFile(path: string): Promise<{ ukuran: number; sha256: string }> {
  const hash = countingHash();
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.add(chunk as Buffer);
  return hash.end();
}
