import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Reader } from '../../db/store.ts';
import { countPercakapanBaru } from './daftar-percakapan.queries.ts';

/** What applicants wrote that nobody has read. */
export async function listPesanTasks(read: Reader): Promise<Tugas[]> {
  const jumlah = await countPercakapanBaru(read);
  if (jumlah === 0) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Pesan pendaftar',
      detail: 'Pendaftar menunggu jawaban panitia.',
      jumlah,
      route: '/backend/pesan-masuk',
    },
  ];
}
