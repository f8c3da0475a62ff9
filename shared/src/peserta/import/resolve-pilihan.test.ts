import { expect, test } from 'vitest';
import { buildBarisPeserta } from '../../testing/build-baris-peserta.ts';
import { buildProgramFinder, resolvePilihan } from './resolve-pilihan.ts';

const tkj = { id: '1', name: 'Teknik Komputer dan Jaringan', singkat: 'TKJ' };
const rpl = { id: '2', name: 'Rekayasa Perangkat Lunak', singkat: 'RPL' };

test.each([
  ['tkj', tkj],
  ['T.K.J.', tkj],
  ['teknik komputer DAN jaringan', tkj],
  ['RPL', rpl],
  ['Tata Boga', undefined],
  ['', undefined],
  ['-', undefined],
])('%s means the programme it names', (text, program) => {
  expect(buildProgramFinder([tkj, rpl])(text)).toBe(program);
});

test('choices are spelt as the programme, unknown ones are blank and reported once with their count', () => {
  const { baris, temuan } = resolvePilihan(
    [
      buildBarisPeserta({ baris: 2, pilihan_1: 'tkj', pilihan_2: 'Boga' }),
      buildBarisPeserta({ baris: 3, pilihan_1: 'Boga', pilihan_2: '' }),
    ],
    [tkj, rpl],
  );
  expect(baris.map(({ pilihan_1, pilihan_2 }) => [pilihan_1, pilihan_2])).toEqual([
    ['Teknik Komputer dan Jaringan', ''],
    ['', ''],
  ]);
  expect(temuan).toHaveLength(1);
  expect(temuan[0]).toMatchObject({ baris: 2, kolom: 'pilihan_2', tingkat: 'peringatan' });
  expect(temuan[0]?.pesan).toContain('“Boga” tidak dikenal (2 baris)');
});
