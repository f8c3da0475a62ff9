import { count, eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { permintaanSandi } from '../account/akun.table.ts';

export async function countPermintaanBaru(read: Reader): Promise<number> {
  const isNew = ofSchool(permintaanSandi, eq(permintaanSandi.status, 'baru'));
  const [counted] = await read.select({ jumlah: count() }).from(permintaanSandi).where(isNew);
  return counted?.jumlah ?? 0;
}
