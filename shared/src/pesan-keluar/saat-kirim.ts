import {
  clockText,
  dayMs,
  instantInWords,
  instantOf,
  localDate,
  localTime,
  type Zone,
} from '../kernel/zone.ts';

const minuteMs = 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * minuteMs;
/** No pause is longer, whatever a channel asks for: one that ends later is of a clock that was set back. */
export const jedaTerlamaMs = dayMs;

/** So often a message that was surely not accepted is tried before it is given up with its reason. */
export const percobaanMaks = 8;

/**
 * The pause before the next try: it doubles from half a minute to an hour, of which `acak` (0 to 1) takes up to a half, so
 * that many do not come back together. What the channel asks for (`tungguMs`, Retry-After) is never fallen short of, up to a day.
 */
export function jedaUlangMs(percobaan: number, acak: number, tungguMs = 0): number {
  const grown = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, percobaan - 1));
  return Math.max(Math.min(tungguMs, jedaTerlamaMs), Math.round(grown * (1 - acak / 2)));
}

/** Hours in which nothing is sent: local times HH:MM, around midnight where the end is not after the start. */
export interface JamTenang {
  tenang_mulai: string | null;
  tenang_selesai: string | null;
}

/** When the quiet hours that `nowMs` lies in end; undefined: it lies in none. */
export function akhirTenang({ tenang_mulai, tenang_selesai }: JamTenang, nowMs: number, zona: Zone) {
  if (tenang_mulai === null || tenang_selesai === null || tenang_mulai === tenang_selesai) return undefined;
  const jam = localTime(nowMs, zona);
  const isAround = tenang_selesai < tenang_mulai;
  const isQuiet = isAround
    ? jam >= tenang_mulai || jam < tenang_selesai
    : jam >= tenang_mulai && jam < tenang_selesai;
  if (!isQuiet) return undefined;
  const end = instantOf(localDate(nowMs, zona), tenang_selesai, zona);
  return end > nowMs ? end : end + dayMs;
}

/** The first instant of the local day of `nowMs`: the daily limit counts from there. */
export const awalHari = (nowMs: number, zona: Zone): number =>
  instantOf(localDate(nowMs, zona), '00:00', zona);

/**
 * When what rests until an instant is really tried again: not in quiet hours. In words the time of today, else with its day:
 * an hour alone would be taken for today's.
 */
export function kataLanjut(jam: JamTenang, untilMs: number, nowMs: number, zona: Zone): string {
  const lanjutMs = akhirTenang(jam, untilMs, zona) ?? untilMs;
  return localDate(lanjutMs, zona) === localDate(nowMs, zona)
    ? `pukul ${clockText(lanjutMs, zona)}`
    : instantInWords(lanjutMs, zona);
}
