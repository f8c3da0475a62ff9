import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTanggal } from './tanggal.ts';

test.each([
  ['31-12-2009', '2009-12-31'],
  ['1/2/2010', '2010-02-01'],
  ['01.02.2010', '2010-02-01'],
  ['2010-02-01', '2010-02-01'],
  ['2010/2/1', '2010-02-01'],
  ['2010-02-01 00:00:00', '2010-02-01'],
  ['2010-02-01T00:00:00.000Z', '2010-02-01'],
  ['31 Desember 2009', '2009-12-31'],
  ['5 agustus 2010', '2010-08-05'],
  ['5-Mei-2010', '2010-05-05'],
  ['29-02-2008', '2008-02-29'],
  ['39813', '2008-12-31'],
  [' ', ''],
])('%s is %s', (text, date) => {
  expect(parseTanggal(text)).toBe(date);
});

test.each([
  '31-02-2010',
  '12/31/2009',
  '31-12-09',
  '29-02-2009',
  '3112-2009',
  'Bogor, 1 Mei 2010',
  '0',
  '5 Foo 2010',
  '01-01-0001',
])('%s is no date, and none is guessed', (text) => {
  expect(parseTanggal(text)).toBeUndefined();
});

test('every day reads the same in every way of writing it', () => {
  const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
      const serial = Math.floor(date.getTime() / 86_400_000) + 25_569;
      expect(parseTanggal(iso)).toBe(iso);
      expect(parseTanggal(`${dayOfMonth}/${month}/${year}`)).toBe(iso);
      expect(parseTanggal(String(serial))).toBe(iso);
    }),
  );
});
