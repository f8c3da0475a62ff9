import { eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Store, Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { gladiBersih } from './gladi-bersih.table.ts';

type Row = typeof gladiBersih.$inferInsert;
const tabel = 'gladi_bersih';

/** Records that a rehearsal begins. */
export async function insertGladi(
  tx: Transaction,
  row: Pick<Row, 'id' | 'jenis' | 'nama' | 'mulai_ms' | 'isian'>,
): Promise<void> {
  await tx
    .insert(gladiBersih)
    .values({ ...row, sekolah_id: schoolId, status: 'berjalan', oleh: tx.actor.nama });
  await writeAudit(tx, row.mulai_ms, {
    tindakan: 'mulai gladi bersih',
    tabel,
    baris_id: row.id,
    sesudah: { jenis: row.jenis, nama: row.nama, ...row.isian },
  });
}

/** Records how it ended. */
export async function endGladi(
  tx: Transaction,
  id: string,
  ended: Pick<Row, 'status' | 'sebab' | 'lulus' | 'laporan'> & { selesai_ms: number },
): Promise<void> {
  await tx.update(gladiBersih).set(ended).where(byId(gladiBersih, id));
  const { status, lulus, selesai_ms, sebab } = ended;
  await writeAudit(tx, selesai_ms, {
    tindakan: 'akhir gladi bersih',
    tabel,
    baris_id: id,
    sesudah: { status, lulus },
    alasan: sebab ?? null,
  });
}

/** Ends on record the rehearsals that ran when the server last ended: they never end by themselves. */
export async function stopLeftGladi(store: Store, nowMs: number): Promise<void> {
  const { id, status } = gladiBersih;
  const isRunning = ofSchool(gladiBersih, eq(status, 'berjalan'));
  if ((await store.read.select({ id }).from(gladiBersih).where(isRunning)).length === 0) return;
  await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, async (tx) => {
    for (const left of await tx.select({ id }).from(gladiBersih).where(isRunning))
      await endGladi(tx, left.id, {
        status: 'terhenti',
        lulus: null,
        laporan: null,
        selesai_ms: nowMs,
        sebab: 'Server berhenti saat gladi berjalan.',
      });
  });
}
