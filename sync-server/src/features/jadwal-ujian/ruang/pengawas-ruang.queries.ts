import type { RuangDiawasi } from '@spmb/shared/jadwal-ujian/pengawas-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { and, asc, countDistinct, eq, isNotNull } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { pesertaOfBaris } from '../jadwal/joins.queries.ts';
import { ofSesi } from '../jadwal-peserta/jadwal-peserta.queries.ts';
import { jadwalUjianPeserta } from '../jadwal/jadwal-ujian.table.ts';
import { pengawasRuang, watchedRows } from './pengawas-ruang.table.ts';

const active = 0;
const byNumberedName = new Intl.Collator('id', { numeric: true });

/** Supervisors to choose from. */
export const listPengawasOptions = (read: Reader): Promise<Option[]> =>
  read
    .select({ value: akun.id, label: akun.username })
    .from(akun)
    .where(ofSchool(akun, eq(akun.authent, 'supervisor'), eq(akun.status, active)))
    .orderBy(asc(akun.username), asc(akun.id));

export const isPengawas = async (read: Reader, id: string): Promise<boolean> =>
  (await listPengawasOptions(read)).some(({ value }) => value === id);

/** Whether a participant sits in a room of a date and session. */
export async function isRuangUsed(read: Reader, at: TanggalSesi, ruang: string): Promise<boolean> {
  const rows = await read
    .select({ id: jadwalUjianPeserta.id })
    .from(jadwalUjianPeserta)
    .where(and(ofSesi(at), eq(jadwalUjianPeserta.ruang, ruang)))
    .limit(1);
  return rows.length > 0;
}

/** The rooms of a date and session, with their participants and supervisors. */
export async function listRuangDiawasi(read: Reader, at: TanggalSesi): Promise<RuangDiawasi[]> {
  const { ruang, peserta_id } = jadwalUjianPeserta;
  const used = await read
    .select({ ruang, peserta: countDistinct(peserta_id) })
    .from(jadwalUjianPeserta)
    .where(and(ofSesi(at), isNotNull(ruang)))
    .groupBy(ruang);
  const p = pengawasRuang;
  const assigned = await read
    .select({ id: p.id, user_id: p.user_id, nama: akun.username, ruang: p.ruang })
    .from(p)
    .innerJoin(akun, byId(akun, p.user_id))
    .where(ofSchool(p, eq(p.tanggal, at.tanggal), eq(p.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id)))
    .orderBy(asc(akun.username), asc(p.id));
  const jumlahOf = new Map(used.map((one) => [one.ruang ?? '', one.peserta]));
  const rooms = new Set([...jumlahOf.keys(), ...assigned.map((one) => one.ruang)]);
  return [...rooms].sort(byNumberedName.compare).map((name) => ({
    id: name,
    ruang: name,
    peserta: jumlahOf.get(name) ?? 0,
    pengawas: assigned
      .filter((one) => one.ruang === name)
      .map(({ id, user_id, nama }) => ({ id, user_id, nama })),
  }));
}

/** Whether a participant stands on an attendance list that the account watches. */
export async function isWatched(read: Reader, pesertaId: string, watcher: Watcher): Promise<boolean> {
  const rows = await read
    .select({ id: jadwalUjianPeserta.id })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.peserta_id, pesertaId), watchedRows(watcher)))
    .limit(1);
  return rows.length > 0;
}
