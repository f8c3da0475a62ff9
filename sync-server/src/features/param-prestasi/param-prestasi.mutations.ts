import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { paramPrestasi } from './param-prestasi.table.ts';

/** Points of the first, second and third rank. */
const levels: [level: string, skor: number[]][] = [
  ['Internasional', [100, 95, 90]],
  ['Nasional', [85, 80, 75]],
  ['Provinsi', [70, 65, 60]],
  ['Kabupaten/Kota', [55, 50, 45]],
];

const given = levels
  .flatMap(([level, skors]) =>
    skors.map((skor, index) => ({ name: `Juara ${index + 1} Tingkat ${level}`, skor })),
  )
  .map((row, index) => ({ ...row, id: String(index + 1).padStart(2, '0') }));

/** Ranks of competitions from the highest level down; what they are worth is the school's to say (N20). */
export async function insertParamPrestasi(tx: Transaction, nowMs: number): Promise<void> {
  const common = { sekolah_id: schoolId, versi: 1, diubah_ms: nowMs };
  await tx.insert(paramPrestasi).values(given.map((row) => ({ ...row, ...common })));
}
