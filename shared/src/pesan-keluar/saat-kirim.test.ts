import fc from 'fast-check';
import { expect, test } from 'vitest';
import { akhirTenang, awalHari, jedaUlangMs } from './saat-kirim.ts';

test('pauses grow to an hour, by chance up to a half shorter, and never fall short of what the channel asks for', () => {
  expect([1, 2, 3, 8, 20].map((one) => jedaUlangMs(one, 0))).toEqual([
    30_000, 60_000, 120_000, 3_600_000, 3_600_000,
  ]);
  expect(jedaUlangMs(1, 1)).toBe(15_000);
  expect(jedaUlangMs(1, 0.5, 90_000)).toBe(90_000);
  expect(jedaUlangMs(1, 0, 1e12)).toBe(24 * 3_600_000);
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (percobaan, acak) => {
      const pause = jedaUlangMs(percobaan, acak);
      expect(pause).toBeGreaterThanOrEqual(15_000);
      expect(pause).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

const at = (jam: string) => Date.parse(`2025-07-01T${jam}:00+07:00`);
const untilOf = (mulai: string | null, selesai: string | null, jam: string) => {
  const end = akhirTenang({ tenang_mulai: mulai, tenang_selesai: selesai }, at(jam), 'WIB');
  return end === undefined ? undefined : new Date(end + 7 * 3_600_000).toISOString().slice(0, 16);
};

test.each([
  ['20:00', '06:00', '19:59', undefined],
  ['20:00', '06:00', '20:00', '2025-07-02T06:00'],
  ['20:00', '06:00', '00:30', '2025-07-01T06:00'],
  ['20:00', '06:00', '06:00', undefined],
  ['12:00', '13:00', '12:30', '2025-07-01T13:00'],
  ['12:00', '13:00', '13:00', undefined],
  ['12:00', '12:00', '12:00', undefined],
  [null, '06:00', '03:00', undefined],
] as const)('quiet from %s to %s: at %s until %s', (mulai, selesai, jam, until) => {
  expect(untilOf(mulai, selesai, jam)).toBe(until);
});

test('a day begins at midnight of the school', () => {
  expect(awalHari(at('00:00'), 'WIB')).toBe(at('00:00'));
  expect(awalHari(at('23:59'), 'WIB')).toBe(at('00:00'));
  expect(awalHari(at('00:00') - 1, 'WIB')).toBe(at('00:00') - 24 * 3_600_000);
});
