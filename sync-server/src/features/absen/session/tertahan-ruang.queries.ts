import { sebabRuangTertutup, type TertahanRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { VerdictReason } from '@spmb/shared/sync/time/verdict.ts';
import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { attemptOfOperation } from '../../ujian/attempt/joins.queries.ts';
import { operasi, ujian } from '../../ujian/attempt/ujian.table.ts';
import { listAbsen, type AbsenSource } from '../rows/absen.queries.ts';

/** A participant's row as answers about a room name it. */
export const named = ({ baris, peserta }: AbsenSource) => ({
  id: baris.id,
  nomor_peserta: peserta.nomor_peserta,
  nama: peserta.nama,
  kursi: baris.kursi,
});

/** What closed rooms of a session hold and waits for staff; `rows` narrows whose. */
export async function listTertahan(
  read: Reader,
  { tanggal, jadwal_ujian_sesi_id }: TanggalSesi,
  rows: SQL | undefined,
): Promise<TertahanRuang> {
  const ofSession = and(eq(ujian.tanggal, tanggal), eq(ujian.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id));
  const held = await countHeldFor(read, ofSession, sebabRuangTertutup);
  if (held.size === 0) return [];
  const mine = and(rows, inArray(ujian.id, [...held.keys()]));
  const sources = await listAbsen(read, tanggal, jadwal_ujian_sesi_id, mine);
  return sources.map((row) => ({ ...named(row), jumlah: held.get(row.attempt?.id ?? '') ?? 0 }));
}

/** What came in after a room was closed, of the rows that an account watches. */
export const listTertahanOf = (read: Reader, at: TanggalSesi, akun: Watcher): Promise<TertahanRuang> =>
  listTertahan(read, at, watchedRows(akun));

/** How many operations of attempts that count, as `where` narrows them, wait for staff for these reasons; by attempt. */
async function countHeldFor(
  read: Reader,
  where: SQL | undefined,
  sebab: readonly VerdictReason[],
): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: ujian.id, jumlah: count() })
    .from(operasi)
    .innerJoin(ujian, attemptOfOperation)
    .where(
      ofSchool(
        operasi,
        // A literal: only so does SQLite see that its partial index holds these.
        sql`${operasi.verdik} = 'tertahan'`,
        isNull(operasi.putusan),
        inArray(operasi.alasan, [...sebab]),
        isNull(ujian.diarsipkan_ms),
        where,
      ),
    )
    .groupBy(ujian.id);
  return new Map(rows.map(({ id, jumlah }) => [id, jumlah]));
}
