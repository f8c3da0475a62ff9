import type { Transaction } from '../../db/store.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import type { Media } from '../../media/media.queries.ts';
import { refusalOf } from '../definition/refuse-isian.ts';

/** Refuses at its field a name under which no file of this kind is stored, and keeps the file from being swept. */
export async function refuseMissingFile(
  tx: Transaction,
  nowMs: number,
  doctype: Media['doctype'],
  name: string | null,
  field = 'path',
): Promise<void> {
  const missing = name === null ? [] : await keepMedia(tx, nowMs, doctype, [name]);
  if (missing.length > 0)
    throw refusalOf({ [field]: 'Berkas ini tidak ada di server. Unggah berkasnya lewat formulir.' });
}
