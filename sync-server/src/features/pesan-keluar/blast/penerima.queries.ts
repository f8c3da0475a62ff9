import { setImmediate } from 'node:timers/promises';
import type { BarisJadwal, Disapa } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { asc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

export interface Calon extends Disapa {
  id: string;
  /** As it is stored; '' where there is none. */
  tujuan: string;
}

/** Everybody, or the applicants whose first choice a programme is, by number; with the number or the address of each. */
export const listCalon = (read: Reader, programId: string | null, media: MediaPesan): Promise<Calon[]> =>
  listBy(read, media, programId === null ? undefined : eq(peserta.jurusan_id_1, programId));

/** So many are named in a statement; after it others have their turn. */
const portion = 500;

/** These applicants, by number; with the number or the address of each. */
export async function listCalonById(
  read: Reader,
  ids: readonly string[],
  media: MediaPesan,
): Promise<Calon[]> {
  const asked = [...new Set(ids)];
  const found: Calon[] = [];
  for (let at = 0; at < asked.length; at += portion) {
    found.push(...(await listBy(read, media, inArray(peserta.id, asked.slice(at, at + portion)))));
    await setImmediate();
  }
  return found.sort((one, other) => compare(one.nomor_peserta, other.nomor_peserta));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

async function listBy(read: Reader, media: MediaPesan, condition: SQL | undefined): Promise<Calon[]> {
  const { id, nama, nomor_peserta, nomor_hp, akun_id } = peserta;
  const rows = await read
    .select({ id, nama, nomor_peserta, nomor_hp, email: akun.email })
    .from(peserta)
    .leftJoin(akun, byId(akun, akun_id))
    .where(ofSchool(peserta, condition))
    .orderBy(asc(nomor_peserta), asc(id));
  return rows.map(({ nomor_hp: hp, email, ...row }) => ({
    ...row,
    tujuan: (media === 'wa' ? hp : email) ?? '',
  }));
}

/** The exams of each participant from a date on (YYYY-MM-DD), in their order. */
export async function listJadwalMulai(read: Reader, tanggal: string): Promise<Map<string, BarisJadwal[]>> {
  const rows = await read
    .select({
      peserta_id: jadwalUjianPeserta.peserta_id,
      mapel: jadwalUjian.name,
      tanggal: jadwalUjianPeserta.tanggal,
      jam_mulai: jadwalUjianSesi.jam_mulai,
      jam_selesai: jadwalUjianSesi.jam_selesai,
      ruang: jadwalUjianPeserta.ruang,
      kursi: jadwalUjianPeserta.kursi,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, byId(jadwalUjian, jadwalUjianPeserta.jadwal_ujian_id))
    .innerJoin(jadwalUjianSesi, byId(jadwalUjianSesi, jadwalUjianPeserta.jadwal_ujian_sesi_id))
    .where(ofSchool(jadwalUjianPeserta, gte(jadwalUjianPeserta.tanggal, tanggal)))
    .orderBy(asc(jadwalUjianPeserta.tanggal), asc(jadwalUjianSesi.jam_mulai), asc(jadwalUjianPeserta.id));
  const found = new Map<string, BarisJadwal[]>();
  for (const { peserta_id, ...row } of rows) {
    const own = found.get(peserta_id) ?? [];
    found.set(peserta_id, [...own, row]);
  }
  return found;
}
