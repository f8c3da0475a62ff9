import { localDate, localTime, type Zone } from '../kernel/zone.ts';
import type { IsianPengumuman } from './pengumuman.schema.ts';

/** Words and colour of where an announcement stands. */
export const kataKeadaan = {
  draf: 'Belum dipublish',
  terjadwal: 'Terjadwal',
  tampil: 'Sedang tampil',
  berakhir: 'Sudah berakhir',
} as const;

/** An instant as announcements say their times: YYYY-MM-DDTHH:MM in the school's zone. */
export const waktuSetempat = (nowMs: number, zona: Zone): string =>
  `${localDate(nowMs, zona)}T${localTime(nowMs, zona)}`;

/** Where an announcement stands at a local time: it is shown from `mulai` on and no more at `selesai`. */
export function keadaanPengumuman(
  { status, mulai, selesai }: Pick<IsianPengumuman, 'status' | 'mulai' | 'selesai'>,
  waktu: string,
): keyof typeof kataKeadaan {
  if (!status) return 'draf';
  if (selesai !== null && selesai <= waktu) return 'berakhir';
  return mulai !== null && mulai > waktu ? 'terjadwal' : 'tampil';
}
