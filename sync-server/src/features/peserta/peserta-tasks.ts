import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Reader } from '../../db/store.ts';
import { countPeserta, type Hal } from './rows/belum.queries.ts';

const screen = '/backend/data-peserta';
const texts: Record<Hal, { title: string; detail: string }> = {
  akun: { title: 'Peserta belum punya akun', detail: 'Buat akunnya agar mereka dapat masuk.' },
  ruang: { title: 'Peserta belum punya ruang', detail: 'Impor ulang dengan kolom ruang.' },
};

/** What the list of participants asks of staff. */
export async function listPesertaTasks(read: Reader): Promise<Tugas[]> {
  if ((await countPeserta(read)) === 0) {
    const detail = 'Impor dari Excel: templat kami atau berkas dari aplikasi ujian lain.';
    return [{ sifat: 'perlu', title: 'Belum ada peserta', detail, jumlah: null, route: screen }];
  }
  const tasks: Tugas[] = [];
  for (const what of ['akun', 'ruang'] as const) {
    const jumlah = await countPeserta(read, what);
    if (jumlah > 0) tasks.push({ sifat: 'perlu', ...texts[what], jumlah, route: `${screen}?belum=${what}` });
  }
  return tasks;
}
