import { eq, sum } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { media } from '../../media/media.table.ts';

/** Bytes of all stored files; one that has several names is counted as often. */
export async function sumMediaSizes(read: Reader): Promise<number> {
  const [found] = await read
    .select({ bytes: sum(media.ukuran) })
    .from(media)
    .where(eq(media.sekolah_id, schoolId));
  return Number(found?.bytes ?? 0);
}
