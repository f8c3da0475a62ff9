import { dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { formasi } from '../../features/formasi/formasi.table.ts';
import { turnOn } from '../turn-on.ts';
import { sekolahDemo } from './school/sekolah-demo.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };
const [fungsional, pelaksana] = ['Fungsional', 'Pelaksana'];
const [pendidikan, kominfo, arsip] = [
  'Dinas Pendidikan Nusantara Jaya',
  'Dinas Komunikasi Nusantara Jaya',
  'Dinas Perpustakaan dan Arsip Nusantara Jaya',
];

/** Kind, name, agency, majors, places, and first and last day from the one on which the demo is filled. */
const positions = [
  [fungsional, 'Pranata Komputer', kominfo, ['Teknik Informatika', 'Sistem Informasi'], 4, -14, 9],
  [fungsional, 'Guru Produktif Multimedia', pendidikan, ['Pendidikan Teknik Informatika'], 2, -14, 9],
  [fungsional, 'Pustakawan', arsip, ['Ilmu Perpustakaan'], 1, -14, 3],
  [fungsional, 'Arsiparis', arsip, ['Kearsipan', 'Ilmu Perpustakaan'], 2, -14, 0],
  [pelaksana, 'Pengelola Laboratorium', pendidikan, [], 3, -14, 14],
  [pelaksana, 'Pengadministrasi Umum', pendidikan, [], 5, -40, -5],
  [pelaksana, 'Teknisi Jaringan', kominfo, ['Teknik Komputer dan Jaringan'], 2, 5, 20],
  [pelaksana, 'Pengemudi', kominfo, [], 1, -60, -30],
] as const;

/** Positions that are over, open and to come; with the part of the product turned on that they belong to. */
export async function seedFormasi(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const day = (after: number) => localDate(now + after * dayMs, sekolahDemo.zona);
  await turnOn({ context });
  await context.store.tx(system, (tx) =>
    tx.insert(formasi).values(
      positions.map(([jenis_jabatan, nama_jabatan, opd, detjurusan, jumlah, first, last]) => ({
        sekolah_id: schoolId,
        id: newId(now),
        jenis_jabatan,
        nama_jabatan,
        opd,
        detjurusan: [...detjurusan],
        keterangan: 'Lampirkan surat lamaran dan ijazah dalam satu berkas PDF.',
        jumlah,
        tanggal_mulai: day(first),
        tanggal_selesai: day(last),
        versi: 1,
        diubah_ms: now,
      })),
    ),
  );
}
