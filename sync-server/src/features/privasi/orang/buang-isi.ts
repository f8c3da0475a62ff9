import type { Context } from '../../../context.ts';
import { isShaNamed } from './tersirat.queries.ts';

/** Bytes that were stored this recently may be somebody's whose name for them is not written yet. */
const barusanMs = 300_000;

/**
 * Removes the bytes of files whose names are gone, at once; the same content under another name stays. What cannot be removed
 * now is found by the sweep of stored files.
 */
export async function buangIsi({ media, store }: Context, sums: Iterable<string>): Promise<void> {
  for (const sum of new Set(sums))
    if (!(await isShaNamed(store.read, sum))) await media.removeOld(sum, barusanMs);
}
