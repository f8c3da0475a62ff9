import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Reader } from '../../db/store.ts';
import { countMenunggu } from './permohonan.queries.ts';

/** Applications that nobody has decided on. */
export async function listPermohonanTasks(read: Reader): Promise<Tugas[]> {
  const jumlah = await countMenunggu(read);
  if (jumlah === 0) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Permohonan formasi',
      detail: 'Pendaftar menunggu keputusan atas permohonannya.',
      jumlah,
      route: '/backend/permohonan-index?status=PENGAJUAN',
    },
  ];
}
