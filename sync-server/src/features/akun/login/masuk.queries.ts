import { desc, eq, gt, isNull } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { gagalMasuk, sesiMasuk } from '../account/akun.table.ts';

const shownMax = 100;

/** Login sessions of an account that still open something, newest first. */
export const listSesiMasuk = (read: Reader, akunId: string, nowMs: number) =>
  read
    .select({
      id: sesiMasuk.id,
      perangkat: sesiMasuk.perangkat,
      alamat: sesiMasuk.alamat,
      sejak_ms: sesiMasuk.dibuat_ms,
    })
    .from(sesiMasuk)
    .where(
      ofSchool(
        sesiMasuk,
        eq(sesiMasuk.akun_id, akunId),
        isNull(sesiMasuk.dicabut_ms),
        gt(sesiMasuk.kedaluwarsa_ms, nowMs),
      ),
    )
    .orderBy(desc(sesiMasuk.dibuat_ms), desc(sesiMasuk.id))
    .limit(shownMax);

/** Failed logins of an account by day and device, newest first. */
export const listGagalMasuk = (read: Reader, akunId: string) =>
  read
    .select({
      tanggal: gagalMasuk.tanggal,
      perangkat: gagalMasuk.perangkat,
      jumlah: gagalMasuk.jumlah,
      terakhir_ms: gagalMasuk.terakhir_ms,
      alamat: gagalMasuk.alamat,
      nama_ditulis: gagalMasuk.nama_ditulis,
    })
    .from(gagalMasuk)
    .where(ofSchool(gagalMasuk, eq(gagalMasuk.akun_id, akunId)))
    .orderBy(desc(gagalMasuk.terakhir_ms))
    .limit(shownMax);
