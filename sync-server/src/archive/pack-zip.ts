import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The same archive whenever it is packed. */
const options = { compress: false, mtime: new Date(0), forceDosTimestamp: true };

/** A zip archive of the parts, uncompressed: for a library that takes archives only. Names that are folders are left out. */
export function packZip(parts: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of parts)
    if (!name.endsWith('/'))
      zip.addBuffer(
        Buffer.from(content.buffer, content.byteOffset, content.length),
        name.replace(/^\//, ''),
        options,
      );
  zip.end();
  return buffer(zip.outputStream);
}
