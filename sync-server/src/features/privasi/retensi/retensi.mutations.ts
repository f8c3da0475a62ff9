import type { AturanRetensi, Rencana } from '@spmb/shared/privasi/rencana-retensi.ts';
import { eq, inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { rencanaRetensi } from './rencana-retensi.table.ts';

/** Rows of one statement. */
const perStatement = 100;

/** Keeps what a look by one rule has found of each. */
export async function saveRencana(
  tx: Transaction,
  aturan: AturanRetensi,
  all: readonly (Rencana & { peserta_id: string })[],
): Promise<void> {
  const { sekolah_id, peserta_id } = rencanaRetensi;
  for (const { peserta_id: id, ...rencana } of all)
    await tx
      .insert(rencanaRetensi)
      .values({ sekolah_id: schoolId, peserta_id: id, aturan, ...rencana })
      .onConflictDoUpdate({ target: [sekolah_id, peserta_id, rencanaRetensi.aturan], set: rencana });
}

/** Forgets whom a look by one rule does not find any more. */
export async function deleteRencana(
  tx: Transaction,
  aturan: AturanRetensi,
  ids: readonly string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += perStatement)
    await tx
      .delete(rencanaRetensi)
      .where(
        ofSchool(
          rencanaRetensi,
          eq(rencanaRetensi.aturan, aturan),
          inArray(rencanaRetensi.peserta_id, ids.slice(start, start + perStatement)),
        ),
      );
}

/** Plans belong to applicants. */
export async function deleteSemuaRencana(tx: Transaction): Promise<void> {
  await tx.delete(rencanaRetensi).where(ofSchool(rencanaRetensi));
}
