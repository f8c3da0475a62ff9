import fc from 'fast-check';
import { expect, test } from 'vitest';
import { akhirTenang, awalHari, jedaUlangMs, kataLanjut } from './saat-kirim.ts';

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

test.each([
  ['09:00', '09:30', 'pukul 09.30'],
  ['09:00', '20:30', 'Rabu, 02 Juli 2025 pukul 06.00 WIB'],
  ['23:59', '24:05', 'Rabu, 02 Juli 2025 pukul 06.00 WIB'],
  ['00:30', '01:00', 'pukul 06.00'],
  ['09:00', '33:00', 'Rabu, 02 Juli 2025 pukul 09.00 WIB'],
])('at %s, what rests until %s is tried again %s', (now, until, kata) => {
  const [jam = 0, menit = 0] = until.split(':').map(Number);
  const untilMs = at('00:00') + (jam * 60 + menit) * 60_000;
  expect(kataLanjut({ tenang_mulai: '20:00', tenang_selesai: '06:00' }, untilMs, at(now), 'WIB')).toBe(kata);
});

test('quiet hours end within a day, in no quiet hour, in every zone', () => {
  const jam = fc.integer({ min: 0, max: 1_439 }).map((menit) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(menit / 60))}:${two(menit % 60)}`;
  });
  fc.assert(
    fc.property(
      jam,
      jam,
      fc.integer({ min: 0, max: 10 * 86_400_000 }),
      fc.constantFrom('WIB' as const, 'WITA' as const, 'WIT' as const),
      (tenang_mulai, tenang_selesai, afterMs, zona) => {
        const nowMs = at('00:00') + afterMs;
        const end = akhirTenang({ tenang_mulai, tenang_selesai }, nowMs, zona);
        if (end === undefined) return;
        expect(end).toBeGreaterThan(nowMs);
        expect(end - nowMs).toBeLessThanOrEqual(86_400_000);
        expect(akhirTenang({ tenang_mulai, tenang_selesai }, end, zona)).toBeUndefined();
      },
    ),
  );
});
