import { dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { jurusanPendidikan, opd } from '../../features/acuan/acuan.table.ts';
import { dokumenPersyaratan } from '../../features/dokumen-persyaratan/dokumen-persyaratan.table.ts';
import { jadwalPendaftaran } from '../../features/jadwal-pendaftaran/jadwal-pendaftaran.table.ts';
import { ruang } from '../../features/ruang/ruang.table.ts';
import { ruangDemo, sekolahDemo } from './school/sekolah-demo.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };

const documents = [
  {
    name: 'Kartu Keluarga',
    description: 'Terbit paling lambat satu tahun sebelum pendaftaran',
    status: true,
  },
  { name: 'Akta Kelahiran', description: 'Asli dipindai atau difoto, semua tulisan terbaca', status: true },
  {
    name: 'Rapor Semester 1 sampai 5',
    description: 'Halaman nilai, dilegalisasi sekolah asal',
    status: true,
  },
  { name: 'Surat Keterangan Lulus', description: 'Dari SMP atau MTs asal', status: true },
  { name: 'Sertifikat Prestasi', description: 'Lomba paling rendah tingkat kabupaten/kota', status: false },
  { name: 'Kartu PKH atau KIP', description: 'Bagi pendaftar jalur afirmasi', status: false },
];

/** Days from the one on which the demo is filled: a first round is over, the second takes applicants and has its tests today. */
const days = [
  {
    after: -45,
    title: 'Pendaftaran gelombang 1',
    descriptions: 'Isi formulir dan unggah berkas di aplikasi ini.',
  },
  { after: -14, title: 'Pengumuman gelombang 1', descriptions: 'Yang diterima ada di halaman Pengumuman.' },
  {
    after: -7,
    title: 'Pendaftaran gelombang 2',
    descriptions: 'Dibuka dua pekan, setiap hari sampai pukul 24.00.',
  },
  { after: 0, title: 'Tes seleksi', descriptions: 'Datang 30 menit sebelum sesi dengan kartu peserta.' },
  { after: 10, title: 'Pengumuman gelombang 2', descriptions: 'Pukul 10.00, di halaman Pengumuman.' },
  {
    after: 12,
    title: 'Daftar ulang',
    descriptions: 'Bawa berkas asli ke sekolah, pukul 08.00 sampai 14.00.',
  },
];

/** What the demo school keeps beside the rows that every school begins with. */
export async function seedMaster(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const row = () => ({ sekolah_id: schoolId, id: newId(now), versi: 1, diubah_ms: now });
  await context.store.tx(system, async (tx) => {
    await tx
      .insert(ruang)
      .values(ruangDemo.map(({ nama, kapasitas }) => ({ ...row(), name: nama, kapasitas })));
    await tx.insert(dokumenPersyaratan).values(documents.map((one) => ({ ...row(), ...one, path: null })));
    await tx.insert(jadwalPendaftaran).values(
      days.map(({ after, ...one }) => ({
        ...row(),
        ...one,
        tanggal: localDate(now + after * dayMs, sekolahDemo.zona),
      })),
    );
    await tx
      .insert(opd)
      .values(
        ['Dinas Pendidikan', 'Dinas Kesehatan', 'Dinas Tenaga Kerja'].map((name) => ({ ...row(), name })),
      );
    // S1, as every school begins with it.
    await tx.insert(jurusanPendidikan).values(
      ['Akuntansi', 'Bimbingan dan Konseling', 'Pendidikan Matematika', 'Teknik Informatika'].map((name) => ({
        ...row(),
        name,
        pendidikan_id: '08',
      })),
    );
  });
}
