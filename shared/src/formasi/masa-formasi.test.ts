import { expect, test } from 'vitest';
import { keadaanFormasi } from './masa-formasi.ts';

const masa = { tanggal_mulai: '2025-07-01', tanggal_selesai: '2025-07-03' };

test.each([
  ['2025-06-30', 'belum'],
  ['2025-07-01', 'terbuka'],
  ['2025-07-03', 'terbuka'],
  ['2025-07-04', 'selesai'],
])('both days of a position count whole: %s is %s', (today, keadaan) => {
  expect(keadaanFormasi(masa, today)).toBe(keadaan);
});
