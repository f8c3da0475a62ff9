import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { alasanVerifikasi } from './alasan-verifikasi.table.ts';

const given = {
  buram: 'Berkas buram atau tidak terbaca',
  'salah-dokumen': 'Berkas bukan dokumen yang diminta',
  'tidak-lengkap': 'Berkas tidak lengkap',
  kedaluwarsa: 'Berkas kedaluwarsa',
  'data-tidak-cocok': 'Isian tidak cocok dengan berkas',
  'tidak-memenuhi-syarat': 'Tidak memenuhi syarat pendaftaran',
  'pendaftaran-ganda': 'Terdaftar lebih dari satu kali',
  lainnya: 'Lainnya, lihat pesan',
};

/** The reasons that every school needs; lainnya stands where a verdict came without one (N24). */
export async function insertAlasanVerifikasi(tx: Transaction, nowMs: number): Promise<void> {
  const common = { sekolah_id: schoolId, is_active: true, versi: 1, diubah_ms: nowMs };
  const rows = Object.entries(given).map(([kode, name]) => ({ id: kode, kode, name, ...common }));
  await tx.insert(alasanVerifikasi).values(rows);
}
