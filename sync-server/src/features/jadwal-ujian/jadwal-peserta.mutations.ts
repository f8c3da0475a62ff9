import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import { lockRow } from '../../db/lock-row.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import { ofSesi, type CalonPeserta } from './jadwal-peserta.queries.ts';
import { isUnbegun } from './jadwal-ujian.queries.ts';
import { jadwalUjian, jadwalUjianPeserta, rahasiaSesi } from './jadwal-ujian.table.ts';

/**
 * Adds a row for each of `calon` (at most 200) that has none for the schedule, in whatever session; answers the
 * number added. The schedule is locked, so that two callers at once add nobody twice, and must still be on the date.
 */
export async function insertJadwalPeserta(
  tx: Transaction,
  nowMs: number,
  jadwalId: string,
  { tanggal, jadwal_ujian_sesi_id }: TanggalSesi,
  calon: readonly CalonPeserta[],
): Promise<number> {
  const jadwal = await lockRow(
    tx
      .select({ tanggal: jadwalUjian.tanggal })
      .from(jadwalUjian)
      .where(and(eq(jadwalUjian.sekolah_id, schoolId), eq(jadwalUjian.id, jadwalId))),
  );
  if (jadwal[0]?.tanggal !== tanggal) return 0;
  const ids = calon.map(({ id }) => id);
  const known = await tx
    .select({ peserta_id: jadwalUjianPeserta.peserta_id })
    .from(jadwalUjianPeserta)
    .where(
      and(
        eq(jadwalUjianPeserta.sekolah_id, schoolId),
        eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId),
        inArray(jadwalUjianPeserta.peserta_id, ids),
      ),
    );
  const placed = new Set(known.map(({ peserta_id }) => peserta_id));
  const missing = calon.filter(({ id }) => !placed.has(id));
  if (missing.length === 0) return 0;
  await tx.insert(jadwalUjianPeserta).values(
    missing.map(({ id, ruang, kursi }) => ({
      sekolah_id: schoolId,
      id: newId(nowMs),
      jadwal_ujian_id: jadwalId,
      jadwal_ujian_sesi_id,
      tanggal,
      peserta_id: id,
      ruang,
      kursi,
      ujian_berlaku: null,
      percobaan: 0,
      status_pesan: false,
      asal: 'jadwal' as const,
      susulan_dari: null,
      diubah_ms: nowMs,
    })),
  );
  return missing.length;
}

/** Deletes those of `ids` from which no attempt was begun; answers the number deleted. */
export async function deleteUnbegun(
  tx: Transaction,
  at: TanggalSesi,
  ids: readonly string[],
): Promise<number> {
  const deleted = await tx
    .delete(jadwalUjianPeserta)
    .where(and(ofSesi(at), inArray(jadwalUjianPeserta.id, [...ids]), isUnbegun()))
    .returning({ id: jadwalUjianPeserta.id });
  return deleted.length;
}

/** Deletes every row of a schedule; the caller has seen that no attempt was begun. Answers where each one stood. */
export function deleteOfJadwal(tx: Transaction, jadwalId: string): Promise<TanggalSesi[]> {
  return tx
    .delete(jadwalUjianPeserta)
    .where(and(eq(jadwalUjianPeserta.sekolah_id, schoolId), eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId)))
    .returning({
      tanggal: jadwalUjianPeserta.tanggal,
      jadwal_ujian_sesi_id: jadwalUjianPeserta.jadwal_ujian_sesi_id,
    });
}

/** Makes the secrets of a date and session where there are none; `tokenTersegel` seals the seed of the token. */
export async function ensureRahasiaSesi(
  tx: Transaction,
  nowMs: number,
  { tanggal, jadwal_ujian_sesi_id }: TanggalSesi,
  tokenTersegel: string,
): Promise<void> {
  await tx
    .insert(rahasiaSesi)
    .values({
      sekolah_id: schoolId,
      tanggal,
      jadwal_ujian_sesi_id,
      token_tersegel: tokenTersegel,
      token_awal_ms: nowMs,
      kode_luring_tersegel: null,
      kode_luring_garam: null,
      kode_luring_dibuka_ms: null,
    })
    .onConflictDoNothing();
}
