import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { count, eq, inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

/** Name and zone of the school; the name is empty before set-up. */
export async function getSekolah(read: Reader): Promise<{ nama: string; zona: Zone }> {
  const rows = await read
    .select({ nama: sekolah.nama, zona: sekolah.zona })
    .from(sekolah)
    .where(eq(sekolah.id, schoolId));
  return rows[0] ?? { nama: '', zona: 'WIB' };
}

/** Attempts that are going on, or whose answers may still arrive. */
export async function countRunningUjian(read: Reader): Promise<number> {
  const [row] = await read
    .select({ jumlah: count() })
    .from(ujian)
    .where(ofSchool(ujian, inArray(ujian.status, ['mengerjakan', 'menunggu_kiriman'])));
  return row?.jumlah ?? 0;
}

export async function countPeserta(read: Reader): Promise<number> {
  const [row] = await read.select({ jumlah: count() }).from(peserta).where(ofSchool(peserta));
  return row?.jumlah ?? 0;
}

/** Whether somebody has set this server up: an active administrator exists. */
export async function isSetUp(read: Reader): Promise<boolean> {
  const isAdministrator = ofSchool(akun, eq(akun.authent, 'administrator'), eq(akun.status, 0));
  const found = await read.select({ id: akun.id }).from(akun).where(isAdministrator).limit(1);
  return found.length > 0;
}
