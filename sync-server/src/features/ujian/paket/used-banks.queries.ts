import { eq, exists } from 'drizzle-orm';
import { z } from 'zod';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { paket } from './paket.table.ts';
import { ujian } from '../attempt/ujian.table.ts';

/** What a paket says it was built from: banks with their row versions, then counts. */
const sidikContract = z.tuple([z.array(z.tuple([z.string(), z.int().nullish()]))], z.unknown());

/** Banks that attempts drew from, each with the newest row version that one of them used. */
export async function listUsedBanks(queries: Reader): Promise<Map<string, number>> {
  const attempts = queries
    .select({ id: ujian.id })
    .from(ujian)
    .where(ofSchool(ujian, eq(ujian.paket_id, paket.id)));
  const sheets = await queries
    .selectDistinct({ sidik: paket.sidik })
    .from(paket)
    .where(ofSchool(paket, exists(attempts)));
  const used = new Map<string, number>();
  for (const { sidik } of sheets)
    for (const [bank, versi] of sidikContract.parse(JSON.parse(sidik))[0])
      used.set(bank, Math.max(versi ?? 1, used.get(bank) ?? 0));
  return used;
}
