import { expect, test } from 'vitest';
import { dayMs } from '../kernel/zone.ts';
import { ragukanJam } from './jam-retensi.ts';

const now = 1_000 * dayMs;

test.each([
  ['an hour after the last look', now - 3_600_000, 0, null],
  ['two weeks after it', now - 14 * dayMs, 0, null],
  ['longer after it: off for the holidays, or a jump', now - 14 * dayMs - 1, 0, 'melompat'],
  ['a year after it', now - 365 * dayMs, 0, 'melompat'],
  ['a little before it: set right', now + dayMs, 0, null],
  ['more than a day before it', now + dayMs + 1, 0, 'mundur'],
  ['before any look', null, 0, 'belum_dipastikan'],
  ['while a jump ahead is held back', now - 1, 1, 'tertahan'],
  ['while a jump back is held back', now - 1, -365 * dayMs, 'tertahan'],
] as const)('a clock is judged by the last one that was believed: %s', (_, dipastikan, tertahan, ragu) => {
  expect(ragukanJam(now, tertahan, dipastikan)).toBe(ragu);
});
