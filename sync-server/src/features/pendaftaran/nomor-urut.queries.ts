import { eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { nomorUrut } from './berkas.table.ts';

/** The last number of each series. */
export async function listNomorTerakhir(read: Reader): Promise<Map<string, number>> {
  const rows = await read.select().from(nomorUrut).where(ofSchool(nomorUrut));
  return new Map(rows.map(({ seri, terakhir }) => [seri, terakhir]));
}

/** The last number that a series gave; 0 before its first. */
export async function findNomorTerakhir(read: Reader, seri: string): Promise<number> {
  const [row] = await read
    .select({ terakhir: nomorUrut.terakhir })
    .from(nomorUrut)
    .where(ofSchool(nomorUrut, eq(nomorUrut.seri, seri)));
  return row?.terakhir ?? 0;
}
