import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Reader } from '../../../db/store.ts';
import { hitungAngka } from './angka.queries.ts';
import { statusAntrean, statusDiputus } from './daftar-status.ts';
import { countUsulan } from './usulan.queries.ts';

const antrean = '/backend/verifikasi-index';
const usulan = {
  title: 'Penolakan diusulkan',
  detail: 'Pemeriksa lain mengusulkan penolakan: sahkan, atau putuskan lain.',
};

/** What files ask of the committee, and of this account: a proposal is confirmed by another one than has made it. */
export async function listVerifikasiTasks(read: Reader, nowMs: number, akunId: string): Promise<Tugas[]> {
  const angka = await hitungAngka(read, nowMs);
  const tasks = [
    {
      title: 'Berkas menunggu diperiksa',
      detail: 'Pendaftar menunggu hasil pemeriksaan berkasnya.',
      jumlah: angka.menunggu,
      route: antrean,
    },
    {
      ...usulan,
      jumlah: await countUsulan(read, statusAntrean, akunId),
      route: `${antrean}?perhatian=usulan`,
    },
    {
      ...usulan,
      jumlah: await countUsulan(read, statusDiputus, akunId),
      route: '/backend/verified-index?perhatian=usulan',
    },
    {
      title: 'Belum diperbaiki > 2 hari',
      detail: 'Hubungi pendaftar yang membiarkan permintaan perbaikan.',
      jumlah: angka.belum_diperbaiki,
      route: `${antrean}?perhatian=belum_diperbaiki`,
    },
  ];
  return tasks.filter(({ jumlah }) => jumlah > 0).map((one) => ({ sifat: 'perlu', ...one }));
}
