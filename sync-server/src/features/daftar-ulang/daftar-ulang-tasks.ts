import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Context } from '../../context.ts';
import { listProgramDaftarUlang } from './daftar.ts';

/** Re-registrations that wait for the committee. */
export async function listDaftarUlangTasks({ store: { read }, clock }: Context): Promise<Tugas[]> {
  const programs = await listProgramDaftarUlang(read, clock.nowMs());
  const sum = (of: (one: (typeof programs)[number]) => number) =>
    programs.reduce((total, one) => total + of(one), 0);
  const found = [
    ['Daftar ulang menunggu pemeriksaan', 'Pendaftar sudah mengirim berkasnya.', sum((one) => one.terkirim)],
    ['Melewati batas daftar ulang', 'Hubungi mereka, lalu catat.', sum((one) => one.lewat_batas)],
    [
      'Kursi kosong dengan cadangan',
      'Cadangan berikutnya dapat naik.',
      sum(({ kosong, cadangan }) => Math.min(kosong, cadangan)),
    ],
  ] as const;
  return found
    .filter(([, , jumlah]) => jumlah > 0)
    .map(([title, detail, jumlah]) => ({
      sifat: 'perlu',
      title,
      detail,
      jumlah,
      route: '/backend/daftar-ulang-jurusan',
    }));
}
