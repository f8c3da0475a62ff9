import type { KekuranganTercatat } from '@spmb/shared/absen/kekurangan.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { eq, isNull } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { penutupanRuang } from './penutupan-ruang.table.ts';

/** A room of a date and session; '': participants without one. */
export interface Tempat extends TanggalSesi {
  ruang: string;
}

const audited = (
  tx: Transaction,
  nowMs: number,
  tindakan: string,
  { jadwal_ujian_sesi_id, ...rest }: Tempat & { alasan: string },
) => {
  const { alasan, ...sesudah } = rest;
  const row = { tabel: 'jadwal_ujian_sesi', baris_id: jadwal_ujian_sesi_id };
  return writeAudit(tx, nowMs, { tindakan, ...row, sesudah, alasan: alasan || null });
};

/** Closes a room with what was missing then; answers false where it is closed already. */
export async function insertPenutupan(
  tx: Transaction,
  nowMs: number,
  tempat: Tempat,
  closing: { id: string; alasan: string; kekurangan: KekuranganTercatat },
): Promise<boolean> {
  const { akun_id, nama } = tx.actor;
  const added = await tx
    .insert(penutupanRuang)
    .values({ sekolah_id: schoolId, ...tempat, ...closing, ditutup_ms: nowMs, akun_id, nama })
    .onConflictDoNothing()
    .returning({ id: penutupanRuang.id });
  if (added.length > 0) await audited(tx, nowMs, 'tutup_ruang', { ...tempat, alasan: closing.alasan });
  return added.length > 0;
}

/** Opens a closed room again; answers false where it is open. */
export async function reopenRuang(
  tx: Transaction,
  nowMs: number,
  tempat: Tempat,
  alasan: string,
): Promise<boolean> {
  const opened = await tx
    .update(penutupanRuang)
    .set({
      dibuka_ms: nowMs,
      dibuka_alasan: alasan,
      dibuka_akun_id: tx.actor.akun_id,
      dibuka_nama: tx.actor.nama,
    })
    .where(
      ofSchool(
        penutupanRuang,
        eq(penutupanRuang.tanggal, tempat.tanggal),
        eq(penutupanRuang.jadwal_ujian_sesi_id, tempat.jadwal_ujian_sesi_id),
        eq(penutupanRuang.ruang, tempat.ruang),
        isNull(penutupanRuang.dibuka_ms),
      ),
    )
    .returning({ id: penutupanRuang.id });
  if (opened.length > 0) await audited(tx, nowMs, 'buka_ruang', { ...tempat, alasan });
  return opened.length > 0;
}

/** Forgets every closing: part of a reset. */
export async function deletePenutupan(tx: Transaction): Promise<void> {
  await tx.delete(penutupanRuang).where(ofSchool(penutupanRuang));
}
