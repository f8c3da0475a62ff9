import { dayMs } from '../kernel/zone.ts';

/** When the queue is empty, if every day goes like today. */
export interface Perkiraan {
  /** YYYY-MM-DD; null: nothing was decided today, so nothing can be said. */
  tanggal: string | null;
  /** Whether that is not after the closing date; null: one of the two is not known. */
  cukup: boolean | null;
}

/** `menunggu` files wait, `hariIni` were decided on `tanggal` so far; `tutup` is the closing date. */
export function perkirakan(
  menunggu: number,
  hariIni: number,
  tanggal: string,
  tutup: string | null,
): Perkiraan {
  if (menunggu > 0 && hariIni === 0) return { tanggal: null, cukup: null };
  const days = menunggu === 0 ? 0 : Math.ceil(menunggu / hariIni);
  const end = new Date(Date.parse(`${tanggal}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  return { tanggal: end, cukup: tutup === null ? null : end <= tutup };
}

/** How many a day have to be decided so that none of `menunggu` files waits after the closing date; null: it is not set, or over. */
export function perluSehari(menunggu: number, tanggal: string, tutup: string | null): number | null {
  if (tutup === null || tutup < tanggal) return null;
  const days = (Date.parse(`${tutup}T00:00:00Z`) - Date.parse(`${tanggal}T00:00:00Z`)) / dayMs + 1;
  return Math.ceil(menunggu / days);
}
