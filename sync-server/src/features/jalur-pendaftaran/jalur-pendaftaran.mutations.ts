import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { jalurPendaftaran } from './jalur-pendaftaran.table.ts';

/** In the order in which they are shown. */
const given = [
  {
    id: '1',
    name: 'Domisili (zonasi)',
    keterangan: 'Bagi calon murid yang tinggal paling dekat dengan sekolah',
  },
  {
    id: '2',
    name: 'Afirmasi',
    keterangan:
      'Bagi calon murid dari keluarga penerima bantuan (PKH, KIP dan sejenisnya) dan penyandang disabilitas',
  },
  {
    id: '3',
    name: 'Prestasi',
    keterangan: 'Bagi calon murid dengan nilai rapor atau prestasi lomba terbaik',
  },
  {
    id: '4',
    name: 'Mutasi',
    keterangan: 'Bagi calon murid yang orang tua atau walinya berpindah tugas, dan anak guru',
  },
];

/** The tracks of the admission of 2025; their quotas are the school's to say (N20). */
export async function insertJalurPendaftaran(tx: Transaction, nowMs: number): Promise<void> {
  const common = { sekolah_id: schoolId, kuota: 0, is_active: true, versi: 1, diubah_ms: nowMs };
  await tx.insert(jalurPendaftaran).values(given.map((row) => ({ ...row, ...common })));
}
