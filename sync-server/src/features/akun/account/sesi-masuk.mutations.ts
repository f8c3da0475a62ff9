import { localDate } from '@spmb/shared/kernel/zone.ts';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { akun, gagalMasuk, sesiMasuk } from './akun.table.ts';

/** Devices that are told apart a day: their names come from outside, and must not fill the disk. */
const devicesMax = 20;
const otherDevices = 'perangkat lain';
const keptMs = 30 * 24 * 3_600_000;

export async function insertSesiMasuk(
  tx: Transaction,
  row: Omit<typeof sesiMasuk.$inferInsert, 'sekolah_id'>,
): Promise<void> {
  await tx.insert(sesiMasuk).values({ ...row, sekolah_id: schoolId });
}

/** Ends one login session; of `akunId` only, where it is given. Answers whether it was alive. */
export async function revokeSesiMasuk(
  tx: Transaction,
  nowMs: number,
  sesiId: string,
  akunId?: string,
): Promise<boolean> {
  const ended = await tx
    .update(sesiMasuk)
    .set({ dicabut_ms: nowMs })
    .where(
      byId(
        sesiMasuk,
        sesiId,
        isNull(sesiMasuk.dicabut_ms),
        akunId === undefined ? undefined : eq(sesiMasuk.akun_id, akunId),
      ),
    )
    .returning({ id: sesiMasuk.id });
  return ended.length > 0;
}

/** Ends the login sessions of an account, except `keepSesiId`. */
export async function revokeSesiOfAkun(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  keepSesiId = '',
): Promise<void> {
  await tx
    .update(sesiMasuk)
    .set({ dicabut_ms: nowMs })
    .where(
      ofSchool(
        sesiMasuk,
        eq(sesiMasuk.akun_id, akunId),
        ne(sesiMasuk.id, keepSesiId),
        isNull(sesiMasuk.dicabut_ms),
      ),
    );
}

interface GagalMasuk {
  /** undefined: no account has the name. */
  akunId: string | undefined;
  /** What was typed as the name. */
  nomor: string;
  perangkat: string;
  address: string;
}

/** Of a name that no account has only this much is kept: it may be a password in the wrong field. */
const shownOfNama = 3;

/** Counts a failed login under its account, day and device; drops what is older than a month. */
export async function countGagalMasuk(
  tx: Transaction,
  nowMs: number,
  { akunId = '', nomor, perangkat, address }: GagalMasuk,
): Promise<void> {
  const tanggal = localDate(nowMs, 'WIB');
  const isAkun = ofSchool(gagalMasuk, eq(gagalMasuk.akun_id, akunId));
  // One after the other: many at once would each see room for one more device.
  await lockRow(tx.select({ id: akun.id }).from(akun).where(byId(akun, akunId)));
  await tx.delete(gagalMasuk).where(and(isAkun, lt(gagalMasuk.tanggal, localDate(nowMs - keptMs, 'WIB'))));
  const known = await tx
    .select({ perangkat: gagalMasuk.perangkat })
    .from(gagalMasuk)
    .where(and(isAkun, eq(gagalMasuk.tanggal, tanggal)));
  const isTold = known.length < devicesMax || known.some((one) => one.perangkat === perangkat);
  const key = { akun_id: akunId, tanggal, perangkat: isTold ? perangkat : otherDevices };
  const nama_ditulis = akunId === '' ? [...nomor].slice(0, shownOfNama).join('') : null;
  const last = { terakhir_ms: nowMs, alamat: address || null, nama_ditulis };
  await tx
    .insert(gagalMasuk)
    .values({ ...key, ...last, sekolah_id: schoolId, jumlah: 1 })
    .onConflictDoUpdate({
      target: [gagalMasuk.sekolah_id, gagalMasuk.akun_id, gagalMasuk.tanggal, gagalMasuk.perangkat],
      set: { ...last, jumlah: sql`${gagalMasuk.jumlah} + 1` },
    });
}
