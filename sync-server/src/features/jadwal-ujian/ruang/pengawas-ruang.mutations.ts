import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { eq } from 'drizzle-orm';
import { deleteAlong } from '../../../crud/delete/delete-along.mutations.ts';
import { newId } from '../../../db/new-id.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
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

/** Takes a room from a supervisor; undefined: he did not have it. Answers what takes that back. */
export async function releaseRuang(
  tx: Transaction,
  nowMs: number,
  at: TanggalSesi,
  id: string,
): Promise<string | undefined> {
  const p = pengawasRuang;
  const [had] = await tx
    .select({ ruang: p.ruang })
    .from(p)
    .where(byId(p, id, eq(p.tanggal, at.tanggal), eq(p.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id)));
  if (!had) return undefined;
  const doomed = { table: p, ids: [id], baris_id: id, judul: `Pengawas ${had.ruang}` };
  return (await deleteAlong(tx, nowMs, doomed, {})).hapusan_id;
}

/** Takes back every room: part of a reset, which is on record as a whole. */
export async function deletePengawas(tx: Transaction): Promise<void> {
  await tx.delete(pengawasRuang).where(ofSchool(pengawasRuang));
}
