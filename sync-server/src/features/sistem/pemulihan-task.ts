import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Context } from '../../context.ts';

/** A recovery code that nobody has put on paper opens nothing once this computer is gone. */
export function listPemulihanTasks({ recovery }: Context): Tugas[] {
  if (recovery.kode === undefined) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Kode pemulihan belum dicetak',
      detail: 'Tanpa kode itu pencadangan tidak dapat dibuka di komputer lain. Cetak dan simpan sekarang.',
      jumlah: null,
      route: '/backend/pencadangan/kode-pemulihan',
    },
  ];
}
