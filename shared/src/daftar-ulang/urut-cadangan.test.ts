import { expect, test } from 'vitest';
import { urutCadangan } from './urut-cadangan.ts';

const second = (program: string, peringkat: number) => ({
  nilai: { prestasi: 0, rapor: 0, teori: 0, wawancara: 0 },
  akhir: 0,
  kursi: null,
  pilihan: [{ program, ke: 2 as const, pagu: 1, peringkat, dari: 9, nilai_terendah: null, penentu: null }],
});

test('who chose the programme first comes before who chose it second, each in rank order', () => {
  const rows = [
    { id: 'c', program_keahlian_id: 'tkj', urutan: 1, keterangan: second('rpl', 7) },
    { id: 'b', program_keahlian_id: 'rpl', urutan: 2, keterangan: null },
    { id: 'd', program_keahlian_id: 'tkj', urutan: 2, keterangan: second('rpl', 3) },
    { id: 'a', program_keahlian_id: 'rpl', urutan: 1, keterangan: second('tkj', 1) },
    { id: 'e', program_keahlian_id: 'tkj', urutan: 3, keterangan: null },
  ];
  expect(urutCadangan(rows, 'rpl').map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c']);
  expect(urutCadangan(rows, 'tkj').map(({ id }) => id)).toEqual(['c', 'd', 'e', 'a']);
});
