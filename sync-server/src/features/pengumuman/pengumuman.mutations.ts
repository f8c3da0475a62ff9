import { sql } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import type { Pembaca } from './hash-pembaca.ts';
import { isBacaanOf, type Tampil } from './pengumuman.queries.ts';
import { pengumumanPembaca } from './pengumuman.table.ts';

/** Counts a reader of announcements, once each. What he has confirmed stays so until it is worded anew. */
export async function insertPembaca(
  tx: Transaction,
  tampil: readonly Tampil[],
  of: Pembaca,
  dikonfirmasi: boolean,
): Promise<void> {
  if (tampil.length === 0) return;
  const rows = tampil.map(({ pengumuman_id, naskah }) => ({
    sekolah_id: schoolId,
    pengumuman_id,
    naskah,
    dikonfirmasi,
    ...of,
  }));
  const { sekolah_id, pengumuman_id, pembaca, naskah, dikonfirmasi: before } = pengumumanPembaca;
  await tx
    .insert(pengumumanPembaca)
    .values(rows)
    .onConflictDoUpdate({
      target: [sekolah_id, pengumuman_id, pembaca],
      set: {
        naskah: sql`excluded.naskah`,
        dikonfirmasi: sql`excluded.dikonfirmasi or (${before} and ${naskah} = excluded.naskah)`,
      },
      // It was worded anew while this came.
      setWhere: sql`${naskah} <= excluded.naskah`,
    });
}

/** Who has read goes with the applicants. */
export async function deletePembaca(tx: Transaction): Promise<void> {
  await tx.delete(pengumumanPembaca).where(ofSchool(pengumumanPembaca));
}

/** An account is counted as a reader no more. */
export async function deleteBacaan(tx: Transaction, akunId: string): Promise<void> {
  await tx.delete(pengumumanPembaca).where(ofSchool(pengumumanPembaca, isBacaanOf(tx, akunId)));
}
