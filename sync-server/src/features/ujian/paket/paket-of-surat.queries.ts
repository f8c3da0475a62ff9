import { desc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import type { PaketPlace } from './paket.queries.ts';
import { paket } from './paket.table.ts';

/** The participant of an exam row; undefined: there is no such row. */
export async function findPesertaOfBaris(read: Reader, barisId: string): Promise<string | undefined> {
  const rows = await read
    .select({ peserta_id: jadwalUjianPeserta.peserta_id })
    .from(jadwalUjianPeserta)
    .where(byId(jadwalUjianPeserta, barisId));
  return rows[0]?.peserta_id;
}

export async function hasPaket(read: Reader, id: string): Promise<boolean> {
  const rows = await read.select({ id: paket.id }).from(paket).where(byId(paket, id));
  return rows.length > 0;
}

/** Sealed sheets of a schedule and session with their questions, the newest first. */
export const listPaketAt = (read: Reader, { jadwal_ujian_id, tanggal, jadwal_ujian_sesi_id }: PaketPlace) =>
  read
    .select({ id: paket.id, bagian: paket.bagian })
    .from(paket)
    .where(
      ofSchool(
        paket,
        eq(paket.jadwal_ujian_id, jadwal_ujian_id),
        eq(paket.tanggal, tanggal),
        eq(paket.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
      ),
    )
    .orderBy(desc(paket.versi));
