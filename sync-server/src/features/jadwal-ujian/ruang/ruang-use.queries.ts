import { localDate } from '@spmb/shared/kernel/zone.ts';
import { count, countDistinct, eq, gte } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { jadwalUjianPeserta } from '../jadwal/jadwal-ujian.table.ts';

/**
 * Why a room keeps its name, and where that is changed: participants and their exams carry the name. Exams that are over
 * keep it for themselves. Undefined: nobody sits there.
 */
export async function findRuangUse(
  queries: Reader,
  name: string,
  nowMs: number,
): Promise<string | undefined> {
  const [seats] = await queries
    .select({ jumlah: count() })
    .from(peserta)
    .where(ofSchool(peserta, eq(peserta.ruang, name)));
  if (seats?.jumlah)
    return `${name} masih menjadi tempat duduk ${seats.jumlah} peserta. Pindahkan mereka lewat impor Data Peserta`;
  const { ruang, tanggal, peserta_id } = jadwalUjianPeserta;
  // In the west a day ends last: no exam of today is over too early in any zone.
  const today = localDate(nowMs, 'WIB');
  const [exams] = await queries
    .select({ jumlah: countDistinct(peserta_id) })
    .from(jadwalUjianPeserta)
    .where(ofSchool(jadwalUjianPeserta, eq(ruang, name), gte(tanggal, today)));
  return exams?.jumlah
    ? `${name} masih dipakai ujian ${exams.jumlah} peserta. Pindahkan mereka lewat Jadwal Peserta`
    : undefined;
}
