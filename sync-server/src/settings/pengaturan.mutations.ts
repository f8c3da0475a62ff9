import type { NamaKelompok } from '@spmb/shared/pengaturan/kelompok.ts';
import { schoolId } from '../db/school-id.ts';
import type { Transaction } from '../db/store.ts';
import { writeAudit } from '../db/write-audit.ts';
import { getPengaturan } from './pengaturan.queries.ts';
import { pengaturan } from './pengaturan.table.ts';

interface SavedGroup {
  isi: Record<string, unknown>;
  /** Version of the row before, 0 where there was none. */
  versi: number;
  alasan?: string | null | undefined;
}

/** Replaces a group, on record. */
export async function savePengaturan(
  tx: Transaction,
  nowMs: number,
  kelompok: NamaKelompok,
  { isi, versi, alasan }: SavedGroup,
): Promise<void> {
  const sebelum = await getPengaturan(tx, kelompok);
  const set = { isi, versi: versi + 1, diubah_ms: nowMs };
  await tx
    .insert(pengaturan)
    .values({ sekolah_id: schoolId, kelompok, ...set })
    .onConflictDoUpdate({ target: [pengaturan.sekolah_id, pengaturan.kelompok], set });
  await writeAudit(tx, nowMs, {
    tindakan: 'ubah',
    tabel: 'pengaturan',
    baris_id: kelompok,
    sebelum,
    sesudah: isi,
    alasan: alasan ?? null,
  });
}
