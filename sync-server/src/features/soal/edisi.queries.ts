import { and, count, desc, eq, exists } from 'drizzle-orm';
import { z } from 'zod';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { paket } from '../ujian/paket.table.ts';
import { ujian } from '../ujian/ujian.table.ts';
import { masterSoal, soal } from './soal.table.ts';

/** What a sealed sheet says it was built from: banks with their row versions, then counts. */
const sidikContract = z.tuple([z.array(z.tuple([z.string(), z.int().nullish()]))], z.unknown());

/** Banks that attempts drew from, each with the newest row version that one of them used. */
export async function listUsedBanks(queries: Reader): Promise<Map<string, number>> {
  const attempts = queries
    .select({ id: ujian.id })
    .from(ujian)
    .where(and(eq(ujian.sekolah_id, schoolId), eq(ujian.paket_id, paket.id)));
  const sheets = await queries
    .selectDistinct({ sidik: paket.sidik })
    .from(paket)
    .where(and(eq(paket.sekolah_id, schoolId), exists(attempts)));
  const used = new Map<string, number>();
  for (const { sidik } of sheets)
    for (const [bank, versi] of sidikContract.parse(JSON.parse(sidik))[0])
      used.set(bank, Math.max(versi ?? 1, used.get(bank) ?? 0));
  return used;
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
    .leftJoin(soal, and(eq(soal.sekolah_id, schoolId), eq(soal.master_soal_id, masterSoal.id)))
    .where(and(eq(masterSoal.sekolah_id, schoolId), eq(masterSoal.arsip_dari, bankId)))
    .groupBy(masterSoal.id, masterSoal.edisi, masterSoal.diubah_ms)
    .orderBy(desc(masterSoal.edisi));
