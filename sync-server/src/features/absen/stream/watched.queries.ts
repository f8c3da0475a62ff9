import { eq, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { ofProgram, pengawasRuang, watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';

/** What a live screen shows: whose `key` is the same see the same rows; `rows` undefined: all of them. */
export interface View {
  rows: SQL | undefined;
  key: string;
}

/** How an account sees a date and session. Accounts share a view unless supervisors have rooms there. */
export async function findView(read: Reader, akun: Watcher, tanggal: string, sesiId: string): Promise<View> {
  if (akun.tempat) return { rows: watchedRows(akun), key: `ruang ${akun.tempat.ruang}` };
  const p = pengawasRuang;
  const assigned = await read
    .select({ id: p.id })
    .from(p)
    .where(ofSchool(p, eq(p.tanggal, tanggal), eq(p.jadwal_ujian_sesi_id, sesiId)))
    .limit(1);
  if (akun.authent === 'supervisor' && assigned.length > 0) {
    return { rows: watchedRows(akun), key: `akun ${akun.akun_id}` };
  }
  // Never by the rooms, so that one who is given a room meanwhile does not narrow what the others share.
  const rows = ofProgram(akun);
  return { rows, key: rows === undefined ? '' : `program ${akun.jurusan_id}` };
}
