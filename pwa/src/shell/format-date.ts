import { clockText, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' });

/** A date YYYY-MM-DD as people write it: 1 Jun 2026. */
export const formatDate = (tanggal: string): string => format(dateFormat, tanggal);

/** A date with the day of the week: Senin, 1 Juni 2026. */
export const formatDay = (tanggal: string): string => format(dayFormat, tanggal);

/** Day and time of an instant in the school's zone: 1 Jun 2026 07.30. */
export const formatInstant = (ms: number, zona: Zone): string =>
  `${formatDate(localDate(ms, zona))} ${clockText(ms, zona)}`;

function format(style: Intl.DateTimeFormat, tanggal: string): string {
  const ms = Date.parse(`${tanggal}T00:00:00Z`);
  return Number.isNaN(ms) ? tanggal : style.format(ms);
}
