import { byId } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { pesertaOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

/** Number and name of whose exam row it is; undefined where the account does not watch it. */
export async function findWatchedName(
  read: Reader,
  akun: Watcher,
  barisId: string,
): Promise<string | undefined> {
  const rows = await read
    .select({ nomor: peserta.nomor_peserta, nama: peserta.nama })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .where(byId(jadwalUjianPeserta, barisId, watchedRows(akun)));
  const found = rows[0];
  return found && `${found.nomor} ${found.nama}`;
}
