import { describe, expect, test } from 'vitest';
import { isSiapHapus, lihatLagi, type Rencana } from './rencana-retensi.ts';

const day = 86_400_000;
const start = Date.parse('2026-01-01T03:00:00Z');
/** Looks at these days after the first. */
const look = (...days: number[]): Rencana =>
  days.reduce<Rencana | undefined>((before, at) => lihatLagi(before, start + at * day, 'WIB'), undefined)!;

describe('documents are deleted only after they were announced', () => {
  test.each([
    ['every day for a week', [0, 1, 2, 3, 4, 5, 6, 7], true],
    ['three days, the last a week later', [0, 3, 7], true],
    ['a look too few', [0, 7], false],
    ['a day too early', [0, 1, 2, 3, 4, 5, 6], false],
    ['many times on one day', [0, 0.1, 0.2, 0.3], false],
    ['after a pause in which nobody may have looked', [0, 3, 18], false],
    ['a week after that pause', [0, 3, 18, 20, 25], true],
  ])('%s: %s', (_, days, isReady) => {
    expect(isSiapHapus(look(...days))).toBe(isReady);
  });

  test('a clock that jumped a year ahead, and one that was set back, begin anew', () => {
    expect(isSiapHapus(look(0, 1, 366))).toBe(false);
    expect(look(0, 1, 366)).toMatchObject({ hari: 1 });
    expect(look(0, 365, 1)).toMatchObject({ hari: 1, pertama_ms: start + day });
  });
});
