import { expect, test } from 'vitest';
import { batasJawaban, isMasaSanggahan } from './sanggahan.ts';

const dates = { sanggahan_mulai: '2025-07-01', sanggahan_selesai: '2025-07-03' };

test.each([
  ['2025-06-30T16:59:59Z', false],
  ['2025-06-30T17:00:00Z', true],
  ['2025-07-03T16:59:59Z', true],
  ['2025-07-03T17:00:00Z', false],
])('both days count whole, in the school’s zone: %s is %s', (at, isOpen) => {
  expect(isMasaSanggahan(dates, Date.parse(at), 'WIB')).toBe(isOpen);
});

test.each([
  { ...dates, sanggahan_mulai: null },
  { ...dates, sanggahan_selesai: null },
])('a school that names no day takes none', (masa) => {
  expect(isMasaSanggahan(masa, Date.parse('2025-07-02T00:00:00Z'), 'WIB')).toBe(false);
});

test.each([
  ['2025-07-01T16:59:59Z', '2025-07-08'],
  ['2025-07-01T17:00:00Z', '2025-07-09'],
])('days for an answer are counted from the school’s own day: %s until %s', (at, until) => {
  expect(batasJawaban(Date.parse(at), 7, 'WIB')).toBe(until);
});
