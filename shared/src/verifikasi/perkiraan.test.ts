import { expect, test } from 'vitest';
import { perkirakan, perluSehari } from './perkiraan.ts';

test.each<[number, number, string | null, string | null, boolean | null]>([
  [0, 0, '2025-07-05', '2025-07-01', true],
  [10, 0, '2025-07-05', null, null],
  [10, 5, '2025-07-05', '2025-07-03', true],
  [11, 5, '2025-07-05', '2025-07-04', true],
  [900, 30, '2025-07-05', '2025-07-31', false],
  [10, 5, null, '2025-07-03', null],
])(
  '%i that wait, %i decided today, closing %j: empty on %j, in time %j',
  (wait, done, tutup, tanggal, cukup) => {
    expect(perkirakan(wait, done, '2025-07-01', tutup)).toEqual({ tanggal, cukup });
  },
);

test.each<[number, string | null, number | null]>([
  [10, null, null],
  [10, '2025-06-30', null],
  [10, '2025-07-01', 10],
  [10, '2025-07-03', 4],
  [0, '2025-07-03', 0],
])('%i that wait on 1 July, closing %j: %j a day, both days counted', (wait, tutup, perlu) => {
  expect(perluSehari(wait, '2025-07-01', tutup)).toBe(perlu);
});
