import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Reader } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { countBanks } from './master-soal.queries.ts';

/** What an account's question banks ask of it. */
export async function listBankTasks(read: Reader, akun: SignedIn): Promise<Tugas[]> {
  const { semua, kosong } = await countBanks(read, akun);
  const task = { sifat: 'perlu', route: '/backend/ujian-master-soal' } as const;
  if (semua === 0) {
    const detail = 'Impor dari Word atau Excel, atau buat satu.';
    return [{ ...task, title: 'Belum ada bank soal', detail, jumlah: null }];
  }
  if (kosong === 0) return [];
  const detail = 'Isi soalnya, atau ubah statusnya menjadi siap.';
  return [{ ...task, title: 'Bank soal tanpa soal siap', detail, jumlah: kosong }];
}
