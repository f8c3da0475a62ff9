import { expect, test } from 'vitest';
import { pageOfRows } from './page-of-rows.ts';

const rows = Array.from({ length: 25 }, (_, n) => ({ id: `r${n}`, nama: `Peserta ${n}`, jumlah: 25 - n }));
const names = (query: { q?: string; page?: number; sort?: string }) =>
  pageOfRows(rows, { q: '', page: 1, sort: '', ...query }).rows.map(({ nama }) => nama);

test('a page has ten rows and the last one what is left', () => {
  expect(names({}).length).toBe(10);
  expect(names({ page: 3 })).toEqual(['Peserta 20', 'Peserta 21', 'Peserta 22', 'Peserta 23', 'Peserta 24']);
  expect(pageOfRows(rows, { q: '', page: 3, sort: '' }).total).toBe(25);
});

test('every word must be found, in whatever column and case, but not in an id', () => {
  expect(names({ q: '24 PESERTA' })).toEqual(['Peserta 1', 'Peserta 24']);
  expect(names({ q: '24 tidak' })).toEqual([]);
  expect(names({ q: 'r24' })).toEqual([]);
});

test('numbers inside texts are ordered as numbers, and - turns the order round', () => {
  expect(names({ sort: 'nama' }).slice(0, 3)).toEqual(['Peserta 0', 'Peserta 1', 'Peserta 2']);
  expect(names({ sort: '-nama' })[0]).toBe('Peserta 24');
  expect(names({ sort: 'jumlah' })[0]).toBe('Peserta 24');
});
