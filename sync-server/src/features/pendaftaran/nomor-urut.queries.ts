import { eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { nomorUrut } from './berkas.table.ts';

/** The last number that a series gave; 0 before its first. */
export async function findNomorTerakhir(read: Reader, seri: string): Promise<number> {
  const [row] = await read
    .select({ terakhir: nomorUrut.terakhir })
    .from(nomorUrut)
    .where(ofSchool(nomorUrut, eq(nomorUrut.seri, seri)));
  return row?.terakhir ?? 0;
}
