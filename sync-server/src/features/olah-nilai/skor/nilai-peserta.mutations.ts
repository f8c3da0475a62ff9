import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import type { NilaiTertulis } from './nilai-peserta.queries.ts';
import { nilaiPeserta } from './nilai-peserta.table.ts';

/** The next version of what was written of an applicant's scores. */
export async function saveNilai(
  tx: Transaction,
  nowMs: number,
  peserta_id: string,
  { versi, ...rest }: NilaiTertulis,
): Promise<void> {
  const set = { ...rest, versi: versi + 1, diubah_ms: nowMs };
  await tx
    .insert(nilaiPeserta)
    .values({ sekolah_id: schoolId, peserta_id, ...set })
    .onConflictDoUpdate({ target: [nilaiPeserta.sekolah_id, nilaiPeserta.peserta_id], set });
}

/** Scores go with the applicants. */
export async function deleteNilai(tx: Transaction): Promise<void> {
  await tx.delete(nilaiPeserta).where(ofSchool(nilaiPeserta));
}
