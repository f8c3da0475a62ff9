import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit, writeAudits } from '../../db/write-audit.ts';
import { pengawasRuang } from './pengawas-ruang.table.ts';

const tabel = 'pengawas_ruang';

/** Gives a supervisor a room; a repeat changes nothing. */
export async function assignRuang(
  tx: Transaction,
  nowMs: number,
  assigned: TanggalSesi & { ruang: string; user_id: string },
): Promise<void> {
  const added = await tx
    .insert(pengawasRuang)
    .values({ ...assigned, sekolah_id: schoolId, id: newId(nowMs), diubah_ms: nowMs })
    .onConflictDoNothing()
    .returning({ id: pengawasRuang.id });
  for (const { id } of added) {
    await writeAudit(tx, nowMs, { tindakan: 'tambah', tabel, baris_id: id, sesudah: assigned });
  }
}

/** Takes a room from a supervisor; answers whether he had it. */
export async function releaseRuang(
  tx: Transaction,
  nowMs: number,
  at: TanggalSesi,
  id: string,
): Promise<boolean> {
  const p = pengawasRuang;
  const gone = await tx
    .delete(p)
    .where(
      and(
        eq(p.sekolah_id, schoolId),
        eq(p.id, id),
        eq(p.tanggal, at.tanggal),
        eq(p.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id),
      ),
    )
    .returning({ ruang: p.ruang, user_id: p.user_id });
  for (const { ruang, user_id } of gone) {
    const sebelum = { ...at, ruang, user_id };
    await writeAudit(tx, nowMs, { tindakan: 'hapus', tabel, baris_id: id, sebelum });
  }
  return gone.length > 0;
}

/** Takes back every room of a session that goes, each on record. */
export async function releaseSesi(tx: Transaction, nowMs: number, sesiId: string): Promise<void> {
  const { id, tanggal, jadwal_ujian_sesi_id, ruang, user_id } = pengawasRuang;
  const gone = await tx
    .delete(pengawasRuang)
    .where(and(eq(pengawasRuang.sekolah_id, schoolId), eq(jadwal_ujian_sesi_id, sesiId)))
    .returning({ id, tanggal, jadwal_ujian_sesi_id, ruang, user_id });
  await writeAudits(
    tx,
    nowMs,
    gone.map(({ id: baris_id, ...sebelum }) => ({ tindakan: 'hapus', tabel, baris_id, sebelum })),
  );
}

/** Takes back every room: part of a reset, which is on record as a whole. */
export async function deletePengawas(tx: Transaction): Promise<void> {
  await tx.delete(pengawasRuang).where(eq(pengawasRuang.sekolah_id, schoolId));
}
