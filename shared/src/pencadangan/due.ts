import { dayMs, instantOf, localDate, localTime, type Zone } from '../kernel/zone.ts';
import type { SesiUjian } from './otomatis.schema.ts';

const minuteMs = 60_000;
/** How old the newest quick copy may be while an exam goes on. */
export const quickEveryMs = 5 * minuteMs;
/** After a failure, and where a second place was not there. */
const retryMs = { malam: 15 * minuteMs, cepat: quickEveryMs, salin: quickEveryMs };
/** Several sheets are built one after the other: one copy is enough for them. */
const gapMs = minuteMs;
const [nightFrom, nightUntil] = ['21:00', '05:00'];

/** Instants of the newest good backups of a place; null: none. */
export interface Copies {
  malam_ms: number | null;
  cepat_ms: number | null;
}

export interface DueInput {
  nowMs: number;
  zona: Zone;
  sesi: SesiUjian;
  /** When a sheet was built or a session began last: what a copy must not be older than. */
  sejakMs: number | null;
  lokal: Copies;
  /** null: no second place was chosen. */
  kedua: Copies | null;
  /** When each was tried last, whatever came of it; null: not since the start. */
  dicoba: Readonly<Record<Due, number | null>>;
}

/** A nightly backup, a quick copy, or the way of what is there to the second place. */
export type Due = 'malam' | 'cepat' | 'salin';

/** What is to be made now, the most urgent first; undefined: nothing. Instants after now, as of a clock that was set back, count as none. */
export function findDue(input: DueInput): Due | undefined {
  if (isQuickDue(input)) return 'cepat';
  if (isNightlyDue(input)) return 'malam';
  return isCopyDue(input) ? 'salin' : undefined;
}

const known = (ms: number | null, nowMs: number) => (ms !== null && ms <= nowMs ? ms : -Infinity);

/** A failed try is one after the newest good copy. */
function mayTry({ nowMs, dicoba }: DueInput, kind: Due, goodMs: number): boolean {
  const triedMs = known(dicoba[kind], nowMs);
  return nowMs - triedMs >= (triedMs > goodMs ? retryMs[kind] : gapMs);
}

function isQuickDue(input: DueInput): boolean {
  const { nowMs, sesi, sejakMs, lokal } = input;
  const quickMs = known(lokal.cepat_ms, nowMs);
  if (!mayTry(input, 'cepat', quickMs)) return false;
  const newestMs = Math.max(quickMs, known(lokal.malam_ms, nowMs));
  if (sejakMs !== null && sejakMs <= nowMs && newestMs < sejakMs) return true;
  return sesi !== 'tidak' && nowMs - quickMs >= quickEveryMs;
}

function isNightlyDue(input: DueInput): boolean {
  const { nowMs, zona, sesi, lokal } = input;
  const lastMs = known(lokal.malam_ms, nowMs);
  if (sesi === 'berjalan' || !mayTry(input, 'malam', lastMs)) return false;
  return nowMs - lastMs >= dayMs || (isNight(nowMs, zona) && lastMs < lastEvening(nowMs, zona));
}

function isCopyDue(input: DueInput): boolean {
  const { nowMs, lokal, kedua, dicoba } = input;
  if (!kedua || nowMs - known(dicoba.salin, nowMs) < retryMs.salin) return false;
  return (['malam_ms', 'cepat_ms'] as const).some(
    (kind) => known(lokal[kind], nowMs) > known(kedua[kind], nowMs),
  );
}

function isNight(nowMs: number, zona: Zone): boolean {
  const jam = localTime(nowMs, zona);
  return jam >= nightFrom || jam < nightUntil;
}

/** The last time that it was nine in the evening. */
function lastEvening(nowMs: number, zona: Zone): number {
  const today = instantOf(localDate(nowMs, zona), nightFrom, zona);
  return today <= nowMs ? today : today - dayMs;
}

/** When the next backup is to be expected, the quick copies of an exam among them. */
export function nextDue({
  nowMs,
  sesi,
  zona,
  lokal,
}: Pick<DueInput, 'nowMs' | 'sesi' | 'zona' | 'lokal'>): number {
  const quickMs = sesi === 'tidak' ? Infinity : Math.max(nowMs, known(lokal.cepat_ms, nowMs) + quickEveryMs);
  return sesi === 'berjalan' ? quickMs : Math.min(quickMs, nextNightly(lokal.malam_ms, nowMs, zona));
}

/** When the next nightly backup is to be expected, where no exam holds it up. */
export function nextNightly(lastMs: number | null, nowMs: number, zona: Zone): number {
  const evening = lastEvening(nowMs, zona);
  const last = known(lastMs, nowMs);
  if (nowMs - last >= dayMs || (isNight(nowMs, zona) && last < evening)) return nowMs;
  return Math.min(evening + dayMs, Math.max(nowMs, last + dayMs));
}
