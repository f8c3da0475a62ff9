import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { dateInWords, dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Reader } from '../../db/store.ts';
import type { SchoolTime } from '../../feature.ts';
import { listJadwalTanpaPeserta, listSesiOptions } from './jadwal/jadwal-ujian.queries.ts';

const daysAhead = 6;

/** What the coming week's schedules ask of staff. */
export async function listJadwalTasks(read: Reader, { nowMs, zona, today }: SchoolTime): Promise<Tugas[]> {
  if ((await listSesiOptions(read)).length === 0) {
    const detail = 'Buat sesi dengan jam mulai dan selesainya, lalu jadwal ujiannya.';
    const route = '/backend/jadwal-ujian-sesi';
    return [{ sifat: 'perlu', title: 'Belum ada sesi ujian', detail, jumlah: null, route }];
  }
  const lastDay = localDate(nowMs + daysAhead * dayMs, zona);
  const empty = await listJadwalTanpaPeserta(read, today, lastDay);
  const [first] = empty;
  if (!first) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Jadwal tanpa peserta dalam 7 hari',
      detail: `${first.name}, ${dateInWords(first.tanggal)}. Tekan Generate untuk membuatnya.`,
      jumlah: empty.length,
      route: `/backend/jadwal-ujian-peserta?tanggal=${first.tanggal}`,
    },
  ];
}
