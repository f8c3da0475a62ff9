import { expect, test } from 'vitest';
import { rekapNilai } from './rekap-nilai.ts';

const row = (ruang: string, nilai: number | null) => ({
  ruang,
  jurusan: 'RPL',
  kelas: 'X 1',
  nilai,
  ket: nilai === null ? ('belum' as const) : nilai >= 75 ? ('tuntas' as const) : ('remedial' as const),
});

test('results by room: rooms in the order of their numbers, who has none last', () => {
  const rows = [row('', 50), row('Lab 10', null), row('Lab 2', 80), row('Lab 2', 70.01)];
  expect(rekapNilai(rows, 'ruang')).toEqual([
    {
      id: 'Lab 2',
      nama: 'Lab 2',
      peserta: 2,
      bernilai: 2,
      tuntas: 1,
      rata_rata: 75.01,
      tertinggi: 80,
      terendah: 70.01,
    },
    {
      id: 'Lab 10',
      nama: 'Lab 10',
      peserta: 1,
      bernilai: 0,
      tuntas: 0,
      rata_rata: null,
      tertinggi: null,
      terendah: null,
    },
    {
      id: '',
      nama: 'Tanpa ruang',
      peserta: 1,
      bernilai: 1,
      tuntas: 0,
      rata_rata: 50,
      tertinggi: 50,
      terendah: 50,
    },
  ]);
  expect(rekapNilai(rows, 'jurusan').map(({ nama, peserta }) => [nama, peserta])).toEqual([['RPL', 4]]);
});
