import { expect, test } from 'vitest';
import { sisaWaktu } from './sisa-waktu.ts';

const hourMs = 3_600_000;
test.each([
  [0, 'sudah lewat'],
  [hourMs - 1, 'kurang dari satu jam lagi'],
  [hourMs, '1 jam lagi'],
  [47 * hourMs, '47 jam lagi'],
  [48 * hourMs, '2 hari lagi'],
  [71 * hourMs, '2 hari lagi'],
])('%d ms away is said as %s', (ms, words) => {
  expect(sisaWaktu(ms)).toBe(words);
});
