import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { countPenolakan } from '../../http/penolakan.queries.ts';

/** Requests refused today, as far as they are written down. */
export async function listPenolakanTasks({ store, clock }: Context): Promise<Tugas[]> {
  // The counter keeps its days in this zone.
  const jumlah = await countPenolakan(store.read, localDate(clock.nowMs(), 'WIB'));
  if (jumlah === 0) return [];
  return [
    {
      sifat: 'kabar',
      title: 'Permintaan ditolak hari ini',
      detail: 'Perangkat yang bermasalah dan percobaan masuk yang gagal tampak di sini.',
      jumlah,
      route: '/backend/penolakan',
    },
  ];
}

/** The disk of the server: while it is nearly full no file is taken, and answers of exams are in danger. */
export async function listRuangTasks({ media }: Context): Promise<Tugas[]> {
  if (await media.hasSpace()) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Penyimpanan server hampir penuh',
      detail: 'Kosongkan ruang di komputer server sekarang: berkas tidak diterima, dan ujian dapat terhenti.',
      jumlah: null,
      route: '/backend/penolakan',
    },
  ];
}
