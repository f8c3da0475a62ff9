import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { renameDurably, streamDurably } from '../../server/files/durable-file.ts';
import { countingHash } from '../format/hash-of.ts';
import { hashFile } from './hash-file.ts';

/** What a copy is called until it is whole: nobody takes it for one, and a sweep finds it. */
export const unfinishedEnd = '.baru';

/** Copies a file under the same content: synced, read again, compared, and only then given its name. */
export async function copyVerified(from: string, to: string): Promise<void> {
  const unfinished = `${to}${unfinishedEnd}`;
  await rm(unfinished, { force: true });
  try {
    const hash = countingHash();
    const counted = async function* () {
      for await (const chunk of createReadStream(from, { highWaterMark: 1024 * 1024 })) {
        hash.add(chunk as Buffer);
        yield chunk as Buffer;
      }
    };
    await pipeline(counted, streamDurably(unfinished));
    const [sent, found] = [hash.end(), await hashFile(unfinished)];
    if (sent.sha256 !== found.sha256) throw new Error(`${to} was read back with other bytes`);
    await renameDurably(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
