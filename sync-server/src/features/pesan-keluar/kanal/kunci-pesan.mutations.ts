import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { NamaKunci } from './kunci-pesan.ts';
import { kunciPesan } from './kunci-pesan.table.ts';

/** Replaces a secret; the record says that it was, and nothing of it. */
export async function saveKunci(
  tx: Transaction,
  nowMs: number,
  nama: NamaKunci,
  tersegel: string,
): Promise<void> {
  const set = { tersegel, diubah_ms: nowMs };
  await tx
    .insert(kunciPesan)
    .values({ sekolah_id: schoolId, nama, ...set })
    .onConflictDoUpdate({ target: [kunciPesan.sekolah_id, kunciPesan.nama], set });
  await writeAudit(tx, nowMs, { tindakan: 'ganti_kunci', tabel: 'kunci_pesan', baris_id: nama });
}
