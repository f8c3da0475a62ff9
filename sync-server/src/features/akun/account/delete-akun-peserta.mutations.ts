import { eq, inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { akun, gagalMasuk, permintaanSandi, sesiMasuk, tautanSandi } from './akun.table.ts';

/** Deletes every participant's account with its logins; those of staff stay. */
export async function deleteAkunPeserta(tx: Transaction): Promise<void> {
  const isPeserta = ofSchool(akun, eq(akun.authent, 'peserta'));
  const ids = tx.select({ id: akun.id }).from(akun).where(isPeserta);
  for (const table of [sesiMasuk, gagalMasuk, permintaanSandi, tautanSandi])
    await tx.delete(table).where(ofSchool(table, inArray(table.akun_id, ids)));
  await tx.delete(akun).where(isPeserta);
}
