import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { rahasiaSesi } from './jadwal-ujian.table.ts';

const at = ({ tanggal, jadwal_ujian_sesi_id }: TanggalSesi) =>
  and(
    eq(rahasiaSesi.sekolah_id, schoolId),
    eq(rahasiaSesi.tanggal, tanggal),
    eq(rahasiaSesi.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
  );

/** Gives a date and session its kode luring with its salt, once for ever. */
export async function setKodeLuring(
  tx: Transaction,
  place: TanggalSesi,
  tersegel: string,
  garam: string,
): Promise<void> {
  await tx
    .update(rahasiaSesi)
    .set({ kode_luring_tersegel: tersegel, kode_luring_garam: garam })
    .where(and(at(place), isNull(rahasiaSesi.kode_luring_tersegel)));
}

/** Records that the kode luring was revealed, each time; the first instant stands in the row. */
export async function recordKodeDibuka(
  tx: Transaction,
  nowMs: number,
  place: TanggalSesi,
  alasan: string,
): Promise<void> {
  await tx
    .update(rahasiaSesi)
    .set({ kode_luring_dibuka_ms: nowMs })
    .where(and(at(place), isNull(rahasiaSesi.kode_luring_dibuka_ms)));
  const baris_id = `${place.tanggal}|${place.jadwal_ujian_sesi_id}`;
  await writeAudit(tx, nowMs, { tindakan: 'buka_token_darurat', tabel: 'rahasia_sesi', baris_id, alasan });
}
