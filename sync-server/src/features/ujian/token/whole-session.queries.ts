import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { count, eq, sql } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { pesertaOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

/**
 * Refuses who watches a part of a date and session what is one for all of it: its token and its kode luring reach the
 * rooms of the others.
 */
export async function assertWholeSession(read: Reader, at: TanggalSesi, akun: Watcher): Promise<void> {
  const watched = watchedRows(akun);
  if (!watched) return;
  const [counted] = await read
    .select({
      peserta: count(),
      diawasi: sql<number>`coalesce(sum(case when ${watched} then 1 else 0 end), 0)`.mapWith(Number),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, at.tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id),
      ),
    );
  if (counted && counted.diawasi < counted.peserta)
    throw new Refusal(
      'Ada peserta sesi ini yang tidak Anda awasi. Minta panitia, atau pengawas seluruh sesi, melakukannya: token dan token darurat berlaku di semua ruang.',
      409,
    );
}
