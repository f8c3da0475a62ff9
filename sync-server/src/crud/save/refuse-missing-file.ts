import type { Transaction } from '../../db/store.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import type { Media } from '../../media/media.queries.ts';
import { refusalOf } from './refuse-isian.ts';

/** Refuses at the field `path` a name under which no file of this kind is stored, and keeps the file from being swept. */
export async function refuseMissingFile(
  tx: Transaction,
  nowMs: number,
  doctype: Media['doctype'],
  path: string | null,
): Promise<void> {
  const missing = path === null ? [] : await keepMedia(tx, nowMs, doctype, [path]);
  if (missing.length > 0)
    throw refusalOf({ path: 'Berkas ini tidak ada di server. Unggah berkasnya lewat formulir.' });
}
