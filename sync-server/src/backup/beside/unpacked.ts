import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** The bytes of a packed database. Throws in the middle where they are damaged. */
export async function* unpacked(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const fed = pipeline(Readable.from(bytes, { objectMode: false }), gunzip);
  fed.catch(() => undefined);
  for await (const chunk of gunzip) yield chunk as Buffer;
  await fed;
}
