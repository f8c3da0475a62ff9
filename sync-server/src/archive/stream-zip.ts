import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A part of an archive; its bytes are asked for when its turn comes. */
export interface LazyPart {
  name: string;
  read(): Promise<Uint8Array>;
}

/** An archive that is packed while it is sent: of all its parts one is in memory. What a part throws ends the stream. */
export function streamZip(parts: readonly LazyPart[]): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const out = new Readable().wrap(zip.outputStream);
  for (const { name, read } of parts)
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      read().then(
        (bytes) => give(null, Readable.from([Buffer.from(bytes)])),
        (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  zip.end();
  return Readable.toWeb(out) as ReadableStream<Uint8Array>;
}
