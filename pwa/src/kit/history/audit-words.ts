import { zones, type Zone } from '@spmb/shared/kernel/zone.ts';

const hourMs = 3_600_000;
// In UTC, of an instant that is moved by the zone's hours: the device may stand in another zone than the school.
const instant = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Without groups: a number may be a year. */
const decimal = new Intl.NumberFormat('id-ID', { useGrouping: false, maximumFractionDigits: 20 });
const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' });

/** When something was done, as the school reads it: 1 Jul 2026, 07.30 WIB. */
export const whenText = (ms: number, zona: Zone): string =>
  `${instant.format(ms + zones[zona] * hourMs)} ${zona}`;

/** A stored value as people read it. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return day.format(Date.parse(value));
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (typeof value === 'number') return decimal.format(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
