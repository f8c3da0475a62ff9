import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { sekolah } from './sekolah.table.ts';

/** The zone in which the school's dates and times are meant. */
export async function getZona(read: Reader): Promise<Zone> {
  const rows = await read.select({ zona: sekolah.zona }).from(sekolah).where(eq(sekolah.id, schoolId));
  return rows[0]?.zona ?? 'WIB';
}
