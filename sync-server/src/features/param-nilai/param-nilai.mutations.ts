import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { paramNilai } from './param-nilai.table.ts';

const given = [
  { id: 'prestasi', kode: 'N.P', name: 'Nilai Prestasi', prosentase: 10 },
  { id: 'rapor', kode: 'N.R', name: 'Nilai Rapor', prosentase: 40 },
  { id: 'teori', kode: 'N.T', name: 'Nilai Tes Teori', prosentase: 30 },
  { id: 'wawancara', kode: 'N.W', name: 'Nilai Wawancara', prosentase: 20 },
] as const;

/** The four parts that the final score is made of (N20). */
export async function insertParamNilai(tx: Transaction, nowMs: number): Promise<void> {
  const common = { sekolah_id: schoolId, is_active: true, versi: 1, diubah_ms: nowMs };
  await tx.insert(paramNilai).values(given.map((row) => ({ ...row, ...common })));
}
