import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import { eq } from 'drizzle-orm';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader } from '../../../db/store.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';

/** The address at which phones open this server; null: the school has named none that they could. */
export async function findAlamatHp(read: Reader): Promise<string | null> {
  const { alamat_server } = sekolah;
  const [row] = await read.select({ alamat_server }).from(sekolah).where(eq(sekolah.id, schoolId));
  return alamatUntukHp(row?.alamat_server ?? null);
}
