import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { golongan, pekerjaan, pendidikan, type AcuanTable } from './acuan.table.ts';

/** As the national school data (Dapodik) call them. */
const occupations = [
  'Tidak bekerja',
  'Nelayan',
  'Petani',
  'Peternak',
  'PNS/TNI/Polri',
  'Karyawan Swasta',
  'Pedagang Kecil',
  'Pedagang Besar',
  'Wiraswasta',
  'Wirausaha',
  'Buruh',
  'Pensiunan',
  'Tenaga Kerja Indonesia',
  'Karyawan BUMN',
  'Tidak dapat diterapkan',
  'Sudah Meninggal',
  'Lainnya',
];

const ranks = ['I', 'II', 'III', 'IV'].flatMap((golongan) =>
  [...(golongan === 'IV' ? 'abcde' : 'abcd')].map((ruang) => `${golongan}/${ruang}`),
);

const levels = ['SD', 'SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3'];

/** Names of a reference list; their ids sort in this order and before those of later entries. */
const insertNames =
  (table: AcuanTable, names: readonly string[]) =>
  async (tx: Transaction, nowMs: number): Promise<void> => {
    const common = { sekolah_id: schoolId, versi: 1, diubah_ms: nowMs };
    const rows = names.map((name, index) => ({ id: String(index + 1).padStart(2, '0'), name, ...common }));
    await tx.insert(table).values(rows);
  };

export const insertPekerjaan = insertNames(pekerjaan, occupations);
export const insertGolongan = insertNames(golongan, ranks);
export const insertPendidikan = insertNames(pendidikan, levels);
