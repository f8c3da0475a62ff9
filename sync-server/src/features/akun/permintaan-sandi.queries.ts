import { and, count, eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { permintaanSandi } from './akun.table.ts';

export async function countPermintaanBaru(read: Reader): Promise<number> {
  const isNew = and(eq(permintaanSandi.sekolah_id, schoolId), eq(permintaanSandi.status, 'baru'));
  const [counted] = await read.select({ jumlah: count() }).from(permintaanSandi).where(isNew);
  return counted?.jumlah ?? 0;
}
