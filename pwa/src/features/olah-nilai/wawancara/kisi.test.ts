import { expect, test } from 'vitest';
import { isiSel, kisiOf, selTempelan, urungkan, type Kisi } from './kisi.ts';

const stored = (id: string) => (id === 'z' ? undefined : { wawancara: '70', keterangan: '' });
const type = (kisi: Kisi, id: string, teks: string) =>
  isiSel(kisi, [{ id, kolom: 'wawancara', teks }], stored, `${id} wawancara`);

test('what is typed into a cell is one step back, and the next cell another', () => {
  let kisi = kisiOf({});
  for (const teks of ['8', '85', '85,']) kisi = type(kisi, 'a', teks);
  kisi = type(kisi, 'b', '9');
  expect(kisi.ketikan).toEqual({ a: { wawancara: '85,' }, b: { wawancara: '9' } });
  kisi = urungkan(kisi);
  expect(kisi.ketikan).toEqual({ a: { wawancara: '85,' } });
  kisi = urungkan(kisi);
  expect([kisi.ketikan, urungkan(kisi)]).toEqual([{}, kisi]);
});

test('a cell that says again what is stored is not changed', () => {
  const kisi = type(type(kisiOf({}), 'a', '7'), 'a', '70');
  expect(kisi.ketikan).toEqual({});
});

test('a column copied from a sheet fills downwards, two columns to the right, and nothing beyond the last row', () => {
  const ids = ['a', 'b', 'c'];
  expect(selTempelan('80\r\n85,5\r\n', ids, { id: 'b', kolom: 'wawancara' })).toEqual([
    { id: 'b', kolom: 'wawancara', teks: '80' },
    { id: 'c', kolom: 'wawancara', teks: '85,5' },
  ]);
  expect(selTempelan('80\tLancar\tlebih\n90\n91', ids, { id: 'b', kolom: 'wawancara' })).toEqual([
    { id: 'b', kolom: 'wawancara', teks: '80' },
    { id: 'b', kolom: 'keterangan', teks: 'Lancar' },
    { id: 'c', kolom: 'wawancara', teks: '90' },
  ]);
  expect(selTempelan('x\ty', ids, { id: 'a', kolom: 'keterangan' })).toEqual([
    { id: 'a', kolom: 'keterangan', teks: 'x' },
  ]);
});

test('what was pasted is one step back', () => {
  const kisi = isiSel(
    kisiOf({}),
    [
      { id: 'a', kolom: 'wawancara', teks: '80' },
      { id: 'b', kolom: 'wawancara', teks: '81' },
    ],
    stored,
  );
  expect(urungkan(kisi).ketikan).toEqual({});
});
