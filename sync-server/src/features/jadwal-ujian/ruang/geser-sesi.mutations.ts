import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';

import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { geserSesi } from '../jadwal/geser-sesi.table.ts';

export interface Geser extends TanggalSesi {
  /** '': every room of the session. */
  ruang: string;
  menit: number;
}

/** Shifts a session or a room of it, on record; answers false where this very act is on record already. */
export async function recordGeser(
  tx: Transaction,
  nowMs: number,
  geser: Geser,
  act: { id: string; alasan: string },
): Promise<boolean> {
  const { akun_id, nama } = tx.actor;
  const added = await tx
    .insert(geserSesi)
    .values({ sekolah_id: schoolId, ...geser, ...act, akun_id, nama, waktu_ms: nowMs })
    .onConflictDoNothing()
    .returning({ id: geserSesi.id });
  if (added.length === 0) return false;
  await writeAudit(tx, nowMs, {
    tindakan: 'geser_sesi',
    tabel: 'jadwal_ujian_sesi',
    baris_id: geser.jadwal_ujian_sesi_id,
    sesudah: { tanggal: geser.tanggal, ruang: geser.ruang || undefined, menit: geser.menit },
    alasan: act.alasan,
  });
  return true;
}

/** Forgets every shift: part of a reset. */
export async function deleteGeser(tx: Transaction): Promise<void> {
  await tx.delete(geserSesi).where(ofSchool(geserSesi));
}
