import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { BarisRencana } from '@spmb/shared/jadwal-ujian/plan/plan-jadwal.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { newId } from '../../../db/new-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudits } from '../../../db/write-audit.ts';
import { isUnbegun } from '../jadwal/jadwal-ujian.queries.ts';
import { jadwalUjian, jadwalUjianPeserta, rahasiaSesi } from '../jadwal/jadwal-ujian.table.ts';

/**
 * Adds those of `baris` (at most 200) whose participant has no row for the schedule, in whatever session; answers them.
 * The schedules are locked, so that two callers at once add nobody twice, and must still be on the date.
 */
export async function insertJadwalPeserta(
  tx: Transaction,
  nowMs: number,
  tanggal: string,
  baris: readonly BarisRencana[],
): Promise<BarisRencana[]> {
  const jadwalIds = [...new Set(baris.map(({ jadwal_ujian_id }) => jadwal_ujian_id))];
  const onDate = await lockRow(
    tx
      .select({ id: jadwalUjian.id })
      .from(jadwalUjian)
      .where(ofSchool(jadwalUjian, inArray(jadwalUjian.id, jadwalIds), eq(jadwalUjian.tanggal, tanggal)))
      .orderBy(asc(jadwalUjian.id)),
  );
  const known = await tx
    .select({
      peserta_id: jadwalUjianPeserta.peserta_id,
      jadwal_ujian_id: jadwalUjianPeserta.jadwal_ujian_id,
    })
    .from(jadwalUjianPeserta)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        inArray(jadwalUjianPeserta.jadwal_ujian_id, jadwalIds),
        inArray(
          jadwalUjianPeserta.peserta_id,
          baris.map(({ peserta_id }) => peserta_id),
        ),
      ),
    );
  const open = new Set(onDate.map(({ id }) => id));
  const keyOf = (row: { peserta_id: string; jadwal_ujian_id: string }) =>
    `${row.peserta_id} ${row.jadwal_ujian_id}`;
  const placed = new Set(known.map(keyOf));
  const missing = baris.filter((row) => open.has(row.jadwal_ujian_id) && !placed.has(keyOf(row)));
  if (missing.length === 0) return [];
  const rows = missing.map((row) => ({ ...row, id: newId(nowMs) }));
  await tx.insert(jadwalUjianPeserta).values(
    rows.map((row) => ({
      ...row,
      sekolah_id: schoolId,
      tanggal,
      ujian_berlaku: null,
      percobaan: 0,
      status_pesan: false,
      asal: 'jadwal' as const,
      susulan_dari: null,
      diubah_ms: nowMs,
    })),
  );
  await writeAudits(
    tx,
    nowMs,
    rows.map(({ id, ...row }) => ({
      tindakan: 'buat jadwal peserta',
      tabel,
      baris_id: id,
      sesudah: { tanggal, ...row },
    })),
  );
  return missing;
}

/** Gives a row its new place unless its exam was begun; answers whether it did. */
export async function movePeserta(
  tx: Transaction,
  nowMs: number,
  id: string,
  place: { jadwal_ujian_sesi_id: string; ruang: string | null; kursi: string | null },
): Promise<boolean> {
  const moved = await tx
    .update(jadwalUjianPeserta)
    .set({ ...place, diubah_ms: nowMs })
    .where(byId(jadwalUjianPeserta, id, isUnbegun()))
    .returning({ id: jadwalUjianPeserta.id });
  return moved.length > 0;
}

const tabel = 'jadwal_ujian_peserta';

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
