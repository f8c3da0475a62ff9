import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { streamDurably } from '../../server/files/durable-file.ts';
import { basisEntry, daftarName, kunciName, type Daftar } from '../format/daftar.ts';
import { countingHash } from '../format/hash-of.ts';
import { openBackup } from '../format/open-backup.ts';
import type { BesideTask } from './beside-task.ts';
import { unpacked } from './unpacked.ts';

type Wrap = Extract<BesideTask, { jenis: 'bungkus' }>;

/** Writes a sealed backup of a copied database durably, then reads all of it again. Throws where it is not what was copied. */
export async function wrapCopy({ basis, daftar, kunci, dibuat_ms, ke }: Wrap): Promise<void> {
  const zip = new ZipFile();
  const mtime = new Date(dibuat_ms);
  zip.addReadStream(Readable.from(packed(basis), { objectMode: false }), basisEntry, {
    compress: false,
    mtime,
  });
  zip.addBuffer(Buffer.from(daftar), daftarName, { mtime });
  zip.addBuffer(Buffer.from(kunci), kunciName, { mtime });
  zip.end();
  await pipeline(zip.outputStream, streamDurably(ke));
  const { basis: listed } = JSON.parse(daftar) as Daftar;
  const backup = await openBackup(ke);
  try {
    const hash = countingHash();
    for await (const chunk of unpacked(await backup.stream(basisEntry))) hash.add(chunk);
    if (hash.end().sha256 !== listed?.sha256) throw new Error('the copy was read back with other bytes');
  } finally {
    backup.close();
  }
}

/** Packed here and not by the archive, whose helper threads would not step back behind whoever is served. */
async function* packed(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }))
    yield gzipSync(chunk as Buffer, { level: 1 });
}
