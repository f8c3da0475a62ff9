import { describe, expect, test } from 'vitest';
import { clockText, dateInWords } from '@spmb/shared/kernel/zone.ts';
import { formatTimeLeft } from './format-time.ts';
import { nextRefreshMs } from '../dashboard/next-refresh.ts';
import { findPassedMark } from './use-time-announcement.ts';

const minute = 60_000;

describe('times on the screen', () => {
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [42 * minute + 7_000, '42:07'],
    [72 * minute + 5_000, '1:12:05'],
    [-5, '0:00'],
  ])('S3-XSHEET-02: %d ms left read %s', (ms, text) => {
    expect(formatTimeLeft(ms)).toBe(text);
  });

  test('an instant is written in the school’s zone, a date in Indonesian', () => {
    expect(clockText(Date.UTC(2026, 10, 21, 0, 30), 'WIB')).toBe('07.30');
    expect(clockText(Date.UTC(2026, 10, 21, 0, 30), 'WIT')).toBe('09.30');
    expect(dateInWords('2026-11-21')).toBe('Sabtu, 21 November 2026');
  });

  test('the time is announced at 30, 10, 5 and 1 minute, once each, and the nearest mark after a jump', () => {
    expect(findPassedMark(31 * minute, 30 * minute)).toBe(30);
    expect(findPassedMark(30 * minute, 30 * minute - 1000)).toBeUndefined();
    expect(findPassedMark(10 * minute + 500, 10 * minute - 500)).toBe(10);
    expect(findPassedMark(40 * minute, 4 * minute)).toBe(5);
    expect(findPassedMark(61_000, 59_000)).toBe(1);
  });

  test('the list is asked for again at the bell, else each minute, spread over four seconds', () => {
    expect(nextRefreshMs([], 0, 0)).toBe(minute);
    expect(nextRefreshMs([{ mulai_ms: 10_000, selesai_ms: 90_000 }], 0, 0)).toBe(10_000);
    expect(nextRefreshMs([{ mulai_ms: 10_000, selesai_ms: 40_000 }], 20_000, 1)).toBe(24_000);
  });
});
