import { count, desc, eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { masterSoal, soal } from './soal.table.ts';

/** Who knows which banks attempts drew from, each with the newest row version that one of them used. */
export interface BankUsage {
  listUsedBanks(queries: Reader): Promise<Map<string, number>>;
}

/** Whether the questions of a bank change no more: it is an earlier version, or attempts used the one that it is now. */
export function isFrozen(bank: Record<string, unknown>, used: ReadonlyMap<string, number>): boolean {
  if (bank['arsip_dari'] !== null) return true;
  return (used.get(String(bank['id'])) ?? 0) >= Number(bank['edisi_mulai']);
}

/** Earlier versions of a bank, the newest first. */
export const listEdisi = (read: Reader, bankId: string) =>
  read
    .select({
      id: masterSoal.id,
      edisi: masterSoal.edisi,
      jumlah: count(soal.id),
      dibekukan_ms: masterSoal.diubah_ms,
    })
    .from(masterSoal)
    .leftJoin(soal, ofSchool(soal, eq(soal.master_soal_id, masterSoal.id)))
    .where(ofSchool(masterSoal, eq(masterSoal.arsip_dari, bankId)))
    .groupBy(masterSoal.id, masterSoal.edisi, masterSoal.diubah_ms)
    .orderBy(desc(masterSoal.edisi));
