import { describe, expect, test } from 'vitest';
import { dateInWords, dayMs, instantOf, localDate, localTime, sessionSpan, shiftTime } from './zone.ts';

const hourMs = 3_600_000;

describe('zone of the school', () => {
  test.each([
    ['WIB', '2025-07-01T00:30:00Z'],
    ['WITA', '2025-06-30T23:30:00Z'],
    ['WIT', '2025-06-30T22:30:00Z'],
  ] as const)('S1-SCHOOL-23: 07.30 %s is %s, and is read back as it was written', (zone, utc) => {
    const instantMs = instantOf('2025-07-01', '07:30', zone);
    expect(new Date(instantMs).toISOString()).toBe(utc.replace('Z', '.000Z'));
    expect([localDate(instantMs, zone), localTime(instantMs, zone)]).toEqual(['2025-07-01', '07:30']);
  });

  test('S1-SCHOOL-23: a session whose end is not after its start ends on the next day', () => {
    const { mulaiMs, selesaiMs } = sessionSpan('2025-07-01', '23:00', '01:00', 'WITA');
    expect(selesaiMs - mulaiMs).toBe(2 * hourMs);
    expect(localDate(selesaiMs, 'WITA')).toBe('2025-07-02');
    const whole = sessionSpan('2025-07-01', '07:30', '07:30', 'WITA');
    expect(whole.selesaiMs - whole.mulaiMs).toBe(24 * hourMs);
  });
});

test.each([
  ['07:30', 15, '07:45'],
  ['23:50', 20, '00:10'],
  ['00:10', -20, '23:50'],
  ['07:30', 0, '07:30'],
])('a time of day moved around midnight: %s %i minutes later is %s', (jam, menit, later) => {
  expect(shiftTime(jam, menit)).toBe(later);
});

test('every day of a leap year is written as the language writes it', () => {
  const language = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' });
  const first = Date.UTC(2028, 0, 1);
  const days = Array.from({ length: 366 }, (_, at) => first + at * dayMs);
  expect(days.map((day) => dateInWords(new Date(day).toISOString().slice(0, 10)))).toEqual(
    days.map((day) => language.format(day)),
  );
});
