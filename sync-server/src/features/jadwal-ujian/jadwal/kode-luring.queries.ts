import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { rahasiaSesi } from './jadwal-ujian.table.ts';

/** The secrets of a date and session. */
export const rahasiaAt = ({ tanggal, jadwal_ujian_sesi_id }: TanggalSesi) =>
  ofSchool(
    rahasiaSesi,
    eq(rahasiaSesi.tanggal, tanggal),
    eq(rahasiaSesi.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
  );

/** Whether anybody was ever shown the kode luring of that date and session, on a screen or on paper. */
export async function isKodeOpened(read: Reader, place: TanggalSesi): Promise<boolean> {
  const rows = await read
    .select({ ms: rahasiaSesi.kode_luring_dibuka_ms })
    .from(rahasiaSesi)
    .where(rahasiaAt(place));
  return rows[0] !== undefined && rows[0].ms !== null;
}
