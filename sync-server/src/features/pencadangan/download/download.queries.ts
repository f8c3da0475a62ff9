import { eq, gt, isNull } from 'drizzle-orm';
import { byId } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun, sesiMasuk } from '../../akun/account/akun.table.ts';

/** The active account of a login that has not ended; undefined where there is none. */
export async function findAkunOfSesi(read: Reader, sesiId: string, nowMs: number) {
  const rows = await read
    .select({ akun_id: akun.id, username: akun.username, authent: akun.authent })
    .from(sesiMasuk)
    .innerJoin(akun, byId(akun, sesiMasuk.akun_id))
    .where(
      byId(
        sesiMasuk,
        sesiId,
        isNull(sesiMasuk.dicabut_ms),
        gt(sesiMasuk.kedaluwarsa_ms, nowMs),
        eq(akun.status, 0),
      ),
    );
  return rows[0];
}
