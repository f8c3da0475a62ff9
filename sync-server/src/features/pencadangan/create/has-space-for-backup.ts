import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../context.ts';
import { sumMediaSizes } from './media-sizes.queries.ts';

const mebibyte = 1024 * 1024;
/** What a backup leaves of the disk: it belongs to answers. */
const keptMb = 256;

/**
 * Whether a backup fits beside what the answers of an exam may still need. It is never larger than the files that it
 * carries and the database; that of PostgreSQL lies elsewhere and is small beside the files.
 */
export async function hasSpaceForBackup({ store, media, reserve, dataDir }: Context): Promise<boolean> {
  if (!(await media.hasSpace())) return false;
  const database = await stat(join(dataDir, 'spmb.sqlite')).catch(() => undefined);
  const largest = (await sumMediaSizes(store.read)) + (database?.size ?? 0);
  const { bebas_mb } = await reserve.look();
  return largest <= (bebas_mb - keptMb) * mebibyte;
}
