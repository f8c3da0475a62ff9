import { jedaTerlamaMs, jedaUlangMs } from '@spmb/shared/pesan-keluar/saat-kirim.ts';
import type { HasilKirim } from '../kanal/kanal.ts';

/** So many messages a channel may refuse one after another before the fault is looked for in the channel, not in them. */
const tolakMaks = 3;

/** How long a channel is left alone that takes nothing: one message asks again then, not all of them. */
export interface Istirahat {
  untilMs: number;
  /** Tries in a row after which it said "later". */
  nanti: number;
  /** Messages that it has refused since it took one. */
  tolak: number;
  sebab: string;
}

export const tanpaIstirahat: Istirahat = { untilMs: 0, nanti: 0, tolak: 0, sebab: '' };

/** Whether it goes on still. */
export const isIstirahat = ({ untilMs }: Istirahat, nowMs: number): boolean =>
  untilMs > nowMs && untilMs <= nowMs + jedaTerlamaMs;

/**
 * The rest after a try has ended; `acak` (0 to 1) spreads its end. A channel that is full once is left alone as long as it asks,
 * one that stays full for longer each time. Whoever answers has no need of the one before.
 */
export function istirahatSesudah(
  before: Istirahat,
  hasil: HasilKirim,
  nowMs: number,
  acak: number,
): Istirahat {
  if (hasil.hasil === 'diterima') return tanpaIstirahat;
  if (hasil.hasil === 'ragu') return { ...tanpaIstirahat, tolak: before.tolak };
  if (hasil.hasil === 'nanti') {
    const nanti = before.nanti + 1;
    const asked = nanti === 1 ? hasil.tungguMs : undefined;
    const pauseMs =
      asked === undefined ? jedaUlangMs(nanti, acak, hasil.tungguMs) : Math.min(asked, jedaTerlamaMs);
    const untilMs = nowMs + pauseMs;
    return { untilMs, nanti, tolak: before.tolak, sebab: kalimat(hasil.sebab) };
  }
  const tolak = before.tolak + 1;
  if (tolak < tolakMaks) return { ...tanpaIstirahat, tolak };
  const untilMs = nowMs + jedaUlangMs(tolak - tolakMaks + 1, acak);
  const sebab = `Kanal menolak ${tolak} pesan berturut-turut. ${kalimat(hasil.sebab)} ${jalanKeluar}`;
  return { untilMs, nanti: 0, tolak, sebab };
}

/** The words of a channel end as they like. */
const kalimat = (sebab: string): string => (/[.!?]$/.test(sebab) ? sebab : `${sebab}.`);

const jalanKeluar = 'Periksa Pengaturan, bagian Pesan WhatsApp dan surel, lalu kirim ulang pesan yang gagal.';
