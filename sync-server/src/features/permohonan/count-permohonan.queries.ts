import { count, inArray, ne, sql } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { permohonan } from './permohonan.table.ts';

interface Banyak {
  pelamar: number;
  terverifikasi: number;
}

/** Applications of positions by their ids, and those found right; a position that is missing has none. */
export async function countPermohonan(read: Reader, ids: readonly string[]): Promise<Map<string, Banyak>> {
  const { formasi_id, keadaan } = permohonan;
  const rows = await read
    .select({
      formasi_id,
      pelamar: count(),
      terverifikasi: sql<unknown>`sum(case when ${keadaan} = 'TERVERIFIKASI' then 1 else 0 end)`,
    })
    .from(permohonan)
    .where(ofSchool(permohonan, inArray(formasi_id, [...ids]), ne(keadaan, 'TIDAK_ADA')))
    .groupBy(formasi_id);
  return new Map(
    rows.map((row) => [row.formasi_id, { pelamar: row.pelamar, terverifikasi: Number(row.terverifikasi) }]),
  );
}
