import { and, eq, isNull, ne } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { ujian } from './ujian.table.ts';

/**
 * After a restore: every attempt that may have answers on a device waits for them to be sent again (S18). Not those that
 * are final, archived or complete with their receipt.
 */
export async function awaitDevices(tx: Transaction): Promise<void> {
  await tx
    .update(ujian)
    .set({ menunggu_ulang: true })
    .where(
      and(
        eq(ujian.sekolah_id, schoolId),
        isNull(ujian.diarsipkan_ms),
        isNull(ujian.kode_terima),
        ne(ujian.status, 'final'),
      ),
    );
}
