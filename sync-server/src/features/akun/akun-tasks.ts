import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Reader } from '../../db/store.ts';
import { countPermintaanBaru } from './sandi/permintaan-sandi.queries.ts';

/** Requests for a new password that nobody has answered. */
export async function listAkunTasks(read: Reader): Promise<Tugas[]> {
  const jumlah = await countPermintaanBaru(read);
  if (jumlah === 0) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Permintaan kata sandi',
      detail: 'Pemilik akun menunggu kata sandi sekali pakai.',
      jumlah,
      route: '/backend/permintaan-sandi',
    },
  ];
}
