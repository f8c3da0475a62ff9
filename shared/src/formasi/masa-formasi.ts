import { dateInWords } from '../kernel/zone.ts';

interface Masa {
  /** First and last day, YYYY-MM-DD in the school's zone; both count whole. */
  tanggal_mulai: string;
  tanggal_selesai: string;
}

export type KeadaanFormasi = 'belum' | 'terbuka' | 'selesai';

/** Whether a position takes applications on a day of the school. */
export function keadaanFormasi({ tanggal_mulai, tanggal_selesai }: Masa, today: string): KeadaanFormasi {
  if (today < tanggal_mulai) return 'belum';
  return today <= tanggal_selesai ? 'terbuka' : 'selesai';
}

export const masaInWords = ({ tanggal_mulai, tanggal_selesai }: Masa): string =>
  `${dateInWords(tanggal_mulai)} sampai ${dateInWords(tanggal_selesai)}`;
