import { expect, test } from 'vitest';
import { gabungDraf } from './gabung-draf.ts';
import type { Terisi } from './formulir/field.ts';
import type { Formulir } from './formulir/formulir.ts';

const dasar: Terisi = { nama: 'Siti', alamat: 'Jl. Lama', rt: '1' };
const gabung = (ubahan: Partial<Formulir>, isi: Terisi, versi = 6) =>
  gabungDraf({ dasar, versi: 5, ubahan }, { isi: { ...dasar, ...isi }, versi });

test.each<[string, Partial<Formulir>, Terisi, ReturnType<typeof gabungDraf>]>([
  ['a change here stays', { rt: '2' }, {}, { ubahan: { rt: '2' }, bentrok: [] }],
  ['a change there is taken', {}, { rt: '3' }, { ubahan: {}, bentrok: [] }],
  [
    'changes of different fields stand beside each other',
    { rt: '2' },
    { nama: 'Siti A' },
    { ubahan: { rt: '2' }, bentrok: [] },
  ],
  ['the same change on both sides is none', { rt: '2' }, { rt: '2' }, { ubahan: {}, bentrok: [] }],
  [
    'different changes of one field are shown, and not overwritten',
    { rt: '2' },
    { rt: '3' },
    { ubahan: { rt: '2' }, bentrok: ['rt'] },
  ],
  ['what was emptied here is a change too', { alamat: '' }, {}, { ubahan: { alamat: '' }, bentrok: [] }],
])('%s', (_, ubahan, isi, expected) => {
  expect(gabung(ubahan, isi)).toEqual(expected);
});

test('a server that was put back to an earlier day gets again what this device had from it', () => {
  expect(gabung({ rt: '2' }, { nama: '', alamat: 'Jl. Lama' }, 3)).toEqual({
    ubahan: { nama: 'Siti', rt: '2' },
    bentrok: [],
  });
});
