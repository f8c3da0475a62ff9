import { newId } from '../../db/new-id.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { dokumenPeserta } from './dokumen-peserta.table.ts';

/** Hands in a document, in place of what was there. */
export async function saveDokumenPeserta(
  tx: Transaction,
  nowMs: number,
  row: Pick<typeof dokumenPeserta.$inferInsert, 'peserta_id' | 'dokumen_persyaratan_id' | 'path'>,
): Promise<void> {
  const { sekolah_id, peserta_id, dokumen_persyaratan_id } = dokumenPeserta;
  await tx
    .insert(dokumenPeserta)
    .values({ ...row, sekolah_id: schoolId, id: newId(nowMs), diubah_ms: nowMs })
    .onConflictDoUpdate({
      target: [sekolah_id, peserta_id, dokumen_persyaratan_id],
      set: { path: row.path, diubah_ms: nowMs },
    });
}

/** Documents go with the applicants. */
export async function deleteDokumenPeserta(tx: Transaction): Promise<void> {
  await tx.delete(dokumenPeserta).where(ofSchool(dokumenPeserta));
}
