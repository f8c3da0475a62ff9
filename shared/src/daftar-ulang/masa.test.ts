import { expect, test } from 'vitest';
import { instantOf } from '../kernel/zone.ts';
import { batasCadangan, batasDaftarUlang, hariTerakhir } from './masa.ts';

const masa = { mulai: '2025-07-10', selesai: '2025-07-12' };
const at = (tanggal: string, jam = '00:00') => instantOf(tanggal, jam, 'WITA');

test('both days are included, in the zone of the school', () => {
  expect(batasDaftarUlang(masa, null, 'WITA')).toEqual({
    mulai_ms: at('2025-07-10'),
    batas_ms: at('2025-07-13'),
  });
  expect(hariTerakhir(at('2025-07-13'), 'WITA')).toBe('2025-07-12');
});

test.each([
  ['later than everybody’s, his own', at('2025-07-20'), at('2025-07-20')],
  ['earlier, everybody’s', at('2025-07-11'), at('2025-07-13')],
])('who moved up has the deadline that is %s', (_, own, batas_ms) => {
  expect(batasDaftarUlang(masa, own, 'WITA')?.batas_ms).toBe(batas_ms);
});

test('without both dates nobody re-registers', () => {
  expect(batasDaftarUlang({ ...masa, selesai: null }, at('2025-07-20'), 'WITA')).toBeNull();
});

test('a deadline of three days ends with the third day after the act', () => {
  const batas = batasCadangan(at('2025-07-14', '16:30'), 3, 'WITA');
  expect([batas, hariTerakhir(batas, 'WITA')]).toEqual([at('2025-07-18'), '2025-07-17']);
});
