import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import type { Tempat } from '../../jadwal-ujian/ruang/penutupan-ruang.mutations.ts';
import { rowsOfTempat } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

/** Attempts that count of a room's rows. */
export const attemptsOfRuang = (tx: Transaction, tempat: Tempat): SQL | undefined =>
  and(
    eq(ujian.tanggal, tempat.tanggal),
    eq(ujian.jadwal_ujian_sesi_id, tempat.jadwal_ujian_sesi_id),
    inArray(
      ujian.jadwal_ujian_peserta_id,
      tx.select({ id: jadwalUjianPeserta.id }).from(jadwalUjianPeserta).where(rowsOf(tempat)),
    ),
  );

const rowsOf = (tempat: Tempat) => ofSchool(jadwalUjianPeserta, rowsOfTempat(tempat));

/**
 * Locks a room as a whole: its rows, then their attempts, each in the order of their ids, which is the order of every act
 * on one of them. Until the end of the transaction nobody begins there, gets time or finishes.
 */
export async function lockRuang(tx: Transaction, tempat: Tempat): Promise<void> {
  await lockRow(
    tx
      .select({ id: jadwalUjianPeserta.id })
      .from(jadwalUjianPeserta)
      .where(rowsOf(tempat))
      .orderBy(asc(jadwalUjianPeserta.id)),
  );
  await lockRow(
    tx
      .select({ id: ujian.id })
      .from(ujian)
      .where(ofSchool(ujian, isNull(ujian.diarsipkan_ms), attemptsOfRuang(tx, tempat)))
      .orderBy(asc(ujian.id)),
  );
}
