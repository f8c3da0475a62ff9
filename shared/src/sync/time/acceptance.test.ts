import { describe, expect, test } from 'vitest';
import { clockText, instantOf, localDate } from '../../kernel/zone.ts';
import { acceptUntilMs, type AcceptanceInput } from './acceptance.ts';

const at = (jam: string, tanggal = '2025-07-01') => instantOf(tanggal, jam, 'WIB');
const open: AcceptanceInput = {
  lastMomentMs: at('09:30'),
  finishedMs: null,
  toleranceMinutes: null,
  zone: 'WIB',
  closedMs: null,
};
const until = (input: Partial<AcceptanceInput>) => {
  const ms = acceptUntilMs({ ...open, ...input });
  return `${localDate(ms, 'WIB').slice(-2)} ${clockText(ms, 'WIB')}`;
};

describe('S14: by the schedule answers count', () => {
  test.each([
    ['until the end of the day', {}, '01 23.59'],
    ['never less than two hours', { lastMomentMs: at('22:45') }, '02 00.45'],
    ['until the end of the day of the last moment', { lastMomentMs: at('00:30', '2025-07-02') }, '02 23.59'],
    ['as long as toleransi_kirim says, which may be short', { toleranceMinutes: 5 }, '01 09.35'],
    ['as long as toleransi_kirim says, which may be long', { toleranceMinutes: 1440 }, '02 09.30'],
  ])('%s', (_case, input, expected) => {
    expect(until(input)).toBe(expected);
  });

  test('in the day of the zone', () => {
    const lastMomentMs = instantOf('2025-07-02', '00:30', 'WIT');
    expect(acceptUntilMs({ ...open, lastMomentMs, zone: 'WIT' })).toBe(
      instantOf('2025-07-02', '23:59', 'WIT'),
    );
  });
});

describe('S27: the closing of a room ends acceptance', () => {
  const closedMs = at('09:40');
  test.each([
    ['at the press, where the last moment has passed', { closedMs }, '01 09.40'],
    ['at the press, where he had finished', { closedMs, finishedMs: at('08:50') }, '01 09.40'],
    ['for whom it finished by force, at the press', { closedMs, finishedMs: closedMs }, '01 09.40'],
    ['at his own last moment, where that is later', { closedMs: at('08:40') }, '01 09.30'],
    [
      'of a finished one at the press, whatever time he had',
      { closedMs: at('08:40'), finishedMs: at('08:30') },
      '01 08.40',
    ],
    [
      'at his finish, where that came after it',
      { closedMs: at('08:40'), finishedMs: at('09:10') },
      '01 09.10',
    ],
    ['not before toleransi_kirim', { closedMs, toleranceMinutes: 30 }, '01 10.00'],
    ['and adds nothing to toleransi_kirim', { closedMs, toleranceMinutes: 5 }, '01 09.35'],
    ['and adds nothing to the day', { closedMs: at('07:00', '2025-07-02') }, '01 23.59'],
  ])('%s', (_case, input, expected) => {
    expect(until(input)).toBe(expected);
  });

  test('what a sheet sends as it closes at its last moment still counts', () => {
    expect(acceptUntilMs({ ...open, closedMs: at('09:30') })).toBeGreaterThan(at('09:30') + 5_000);
  });
});
