import { sum } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { media } from '../../../media/media.table.ts';

/** Bytes of all stored files; one that has several names is counted as often. */
export async function sumMediaSizes(read: Reader): Promise<number> {
  const [found] = await read
    .select({ bytes: sum(media.ukuran) })
    .from(media)
    .where(ofSchool(media));
  return Number(found?.bytes ?? 0);
}
