import type { IsianBiodata } from '@spmb/shared/biodata/biodata.ts';
import { newId } from '../../db/new-id.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { biodata } from './biodata.table.ts';

/** Writes the biodata of an applicant, in place of what was there. */
export async function saveBiodata(
  tx: Transaction,
  nowMs: number,
  { peserta_id, isi, versi }: { peserta_id: string; isi: IsianBiodata; versi: number },
): Promise<void> {
  const fields = { isi, foto: isi.foto, versi, diubah_ms: nowMs };
  await tx
    .insert(biodata)
    .values({ sekolah_id: schoolId, id: newId(nowMs), peserta_id, ...fields })
    .onConflictDoUpdate({ target: [biodata.sekolah_id, biodata.peserta_id], set: fields });
}

/** Biodata goes with the applicants. */
export async function deleteBiodata(tx: Transaction): Promise<void> {
  await tx.delete(biodata).where(ofSchool(biodata));
}
