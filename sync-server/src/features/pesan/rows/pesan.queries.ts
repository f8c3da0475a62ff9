import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

/** Rows and participants of a date and session, or of chosen rows. */
export async function listRecipients(read: Reader, to: TanggalSesi | { ids: readonly string[] }) {
  const { id, peserta_id, tanggal, jadwal_ujian_sesi_id } = jadwalUjianPeserta;
  const chosen =
    'ids' in to
      ? inArray(id, [...to.ids])
      : and(eq(tanggal, to.tanggal), eq(jadwal_ujian_sesi_id, to.jadwal_ujian_sesi_id));
  return read.select({ id, peserta_id }).from(jadwalUjianPeserta).where(ofSchool(jadwalUjianPeserta, chosen));
}

/** A row of an exam, with the date and session in which it is watched; undefined: it is gone. */
export async function findBaris(read: Reader, id: string) {
  const { tanggal, jadwal_ujian_sesi_id } = jadwalUjianPeserta;
  const [row] = await read
    .select({ id: jadwalUjianPeserta.id, tanggal, jadwal_ujian_sesi_id })
    .from(jadwalUjianPeserta)
    .where(byId(jadwalUjianPeserta, id));
  return row;
}
