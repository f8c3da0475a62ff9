import { and, eq, inArray } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { akun, gagalMasuk, permintaanSandi, sesiMasuk } from './akun.table.ts';

/** Deletes every participant's account with its logins; those of staff stay. */
export async function deleteAkunPeserta(tx: Transaction): Promise<void> {
  const isPeserta = and(eq(akun.sekolah_id, schoolId), eq(akun.authent, 'peserta'));
  const ids = tx.select({ id: akun.id }).from(akun).where(isPeserta);
  for (const table of [sesiMasuk, gagalMasuk, permintaanSandi])
    await tx.delete(table).where(and(eq(table.sekolah_id, schoolId), inArray(table.akun_id, ids)));
  await tx.delete(akun).where(isPeserta);
}
