import type { Reader } from '../db/store.ts';
import { listMissingMedia, type Media } from '../media/media.queries.ts';
import { refusalOf } from './refuse-isian.ts';

/** Refuses at the field `path` a name under which no file of this kind is stored. */
export async function refuseMissingFile(
  queries: Reader,
  doctype: Media['doctype'],
  path: string | null,
): Promise<void> {
  const missing = path === null ? [] : await listMissingMedia(queries, doctype, [path]);
  if (missing.length > 0) throw refusalOf({ path: 'Berkas ini tidak ada di server. Unggah sekali lagi.' });
}
