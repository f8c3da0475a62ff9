import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import type { Reader } from '../../db/store.ts';
import { media } from '../../media/media.table.ts';
import { masterSoal, soal } from '../soal/soal.table.ts';
import { paket } from './paket.table.ts';

export interface PaketPlace {
  jadwal_ujian_id: string;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
}

/** Newest sealed sheet of a schedule and session. */
export async function findNewestPaket(read: Reader, place: PaketPlace) {
  const rows = await read
    .select({ id: paket.id, versi: paket.versi, sidik: paket.sidik })
    .from(paket)
    .where(
      and(
        eq(paket.sekolah_id, schoolId),
        eq(paket.jadwal_ujian_id, place.jadwal_ujian_id),
        eq(paket.tanggal, place.tanggal),
        eq(paket.jadwal_ujian_sesi_id, place.jadwal_ujian_sesi_id),
      ),
    )
    .orderBy(desc(paket.versi))
    .limit(1);
  return rows[0];
}

export async function getPaket(read: Reader, id: string) {
  const rows = await read
    .select()
    .from(paket)
    .where(and(eq(paket.sekolah_id, schoolId), eq(paket.id, id)));
  if (!rows[0]) throw new Error(`sealed sheet ${id} is missing`);
  return rows[0];
}

/** Items of a bank that may be drawn, by nomor. */
export const listSoalOfBank = (read: Reader, masterSoalId: string) =>
  read
    .select()
    .from(soal)
    .where(and(eq(soal.sekolah_id, schoolId), eq(soal.master_soal_id, masterSoalId), eq(soal.status, 'siap')))
    .orderBy(asc(soal.nomor));

export type SoalRow = Awaited<ReturnType<typeof listSoalOfBank>>[number];

export const listMedia = (read: Reader, ids: string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read
        .select()
        .from(media)
        .where(and(eq(media.sekolah_id, schoolId), inArray(media.id, ids)));

/** Versions of banks by id. */
export async function listVersi(read: Reader, ids: string[]): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: masterSoal.id, versi: masterSoal.versi })
    .from(masterSoal)
    .where(and(eq(masterSoal.sekolah_id, schoolId), inArray(masterSoal.id, ids)));
  return new Map(rows.map((row) => [row.id, row.versi]));
}
