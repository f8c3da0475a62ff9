import { sekolahLainId } from '@spmb/shared/ref-sekolah/ref-sekolah.schema.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { refSekolah } from './ref-sekolah.table.ts';

/** The school for everybody whose own is not listed (N20). */
export async function insertSekolahLain(tx: Transaction, nowMs: number): Promise<void> {
  const name = 'Sekolah lain / tidak terdaftar';
  const row = { sekolah_id: schoolId, id: sekolahLainId, npsn: sekolahLainId, name };
  await tx.insert(refSekolah).values({ ...row, versi: 1, diubah_ms: nowMs });
}
