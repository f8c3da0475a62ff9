import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Reader } from '../../db/store.ts';
import { countSanggahanTerbuka } from './sanggahan.queries.ts';

/** Objections that nobody has answered. */
export async function listSanggahanTasks(read: Reader): Promise<Tugas[]> {
  const jumlah = await countSanggahanTerbuka(read);
  if (jumlah === 0) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Sanggahan',
      detail: 'Pendaftar menunggu jawaban tertulis.',
      jumlah,
      route: '/backend/sanggahan',
    },
  ];
}
