import type { Context } from '../../../context.ts';
import { findMedia } from '../../../media/media.queries.ts';
import { shrinkForPrint } from '../../../media/shrink-for-print.ts';

/**
 * A stored picture as papers take it, `height` pixels high; undefined where there is none. A picture that cannot be
 * read is left out: the paper is worth more than it.
 */
export async function readImage(
  { store, media, log }: Context,
  name: string | null,
  height: number,
): Promise<Uint8Array | undefined> {
  const found = name === null ? undefined : await findMedia(store.read, name);
  if (!found) return undefined;
  try {
    return await shrinkForPrint(await media.get(found.sha256), height);
  } catch (error) {
    log.warn({ err: error, media_id: found.id }, 'a picture was left out of a print');
    return undefined;
  }
}
