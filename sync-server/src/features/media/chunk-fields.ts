import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import { z } from 'zod';
import { checked } from '../../http/read-body.ts';
import { checkFileName } from '../../media/check-file-name.ts';
import { tooLarge } from '../../media/file-formats.ts';
import type { Form } from '../../media/read-form.ts';

/** A file of 2 MB in smaller chunks is not sent, but made to keep the server busy. */
const chunksMax = 128;

const count = z.coerce.number().int().min(0);
const fields = z.object({
  /** From 0 or from 1: both are counted by clients, and a file shows which by its first or last chunk. */
  chunkNumb: count,
  chunkMaxs: count.min(1),
  chunkSize: count,
  totalSize: count.min(1),
  /** Of this chunk, in bytes. */
  currentSize: count,
  uuid: z.string().regex(/^[\w.-]{1,100}$/),
  fileName: z.string(),
  relativePath: z.string(),
  mimeType: z.string(),
});

/** One chunk of a file, with what it says of the whole. */
export interface Chunk {
  number: number;
  count: number;
  totalBytes: number;
  uuid: string;
  nama: string;
  bytes: Uint8Array;
}

/** Whether a form carries a chunk and not a whole file. */
export const isChunk = (form: Form): boolean => form.text('chunkNumb') !== undefined;

/** The chunk of a form. Throws Refusal for fields that contradict each other, that are too many or name a path. */
export async function readChunk(form: Form, file: File): Promise<Chunk> {
  const given = Object.keys(fields.shape).map((name) => [name, form.text(name) ?? '']);
  const { chunkNumb, chunkMaxs, totalSize, currentSize, uuid, fileName, relativePath } = checked(
    fields,
    Object.fromEntries(given),
  );
  if (totalSize > MAX_FILE_BYTES) throw new Refusal(tooLarge, 413, { jenis: 'terlalu-besar' });
  if (chunkMaxs > chunksMax)
    throw new Refusal(`Berkas ini dikirim dalam terlalu banyak potongan. Paling banyak ${chunksMax}.`);
  if (chunkNumb > chunkMaxs) throw contradiction();
  if (currentSize !== file.size || file.size > totalSize) throw contradiction();
  const nama = checkFileName(fileName);
  if (relativePath !== '' && relativePath !== nama) checkFileName(relativePath);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { number: chunkNumb, count: chunkMaxs, totalBytes: totalSize, uuid, nama, bytes };
}

export const contradiction = () =>
  new Refusal(
    'Potongan berkas ini tidak cocok dengan keterangannya. Unggah berkasnya sekali lagi dari awal.',
  );
