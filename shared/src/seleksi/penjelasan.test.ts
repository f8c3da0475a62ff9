import { expect, test } from 'vitest';
import { aturan, buildCalon } from '../testing/build-calon.ts';
import { jalankanSeleksi } from './hasil.ts';
import { buatPenjelasan } from './penjelasan.ts';

const program = [
  { id: 'A', pagu: 2 },
  { id: 'B', pagu: 1 },
];

test('an applicant reads his place, the lowest score that got in, and what decided against or for him', () => {
  const calon = [
    buildCalon('1', 90),
    buildCalon('2', 80, { rapor: 8100 }),
    buildCalon('3', 80, { pilihan: ['A', 'B'] }),
    buildCalon('4', 70, { pilihan: ['B', 'A'] }),
    buildCalon('5', 50, { pilihan: ['B', null] }),
  ];
  const masukan = { calon, program, penempatan: [], aturan: { ...aturan, nilai_minimum: 6000 } };
  const explain = buatPenjelasan(masukan, jalankanSeleksi(masukan, 'grade'));
  expect(explain('calon-2')).toMatchObject({
    hasil: { status: 'L', program: 'A', jalan: 'pg1', kursi: 'umum' },
    pilihan: [
      { program: 'A', ke: 1, pagu: 2, peringkat: 2, dari: 3, nilai_terendah: 8000, penentu: 'rapor' },
    ],
  });
  expect(explain('calon-3')).toMatchObject({
    hasil: { status: 'CADANGAN', program: 'A', urutan: 1 },
    pilihan: [
      { program: 'A', ke: 1, peringkat: 3, dari: 3, nilai_terendah: 8000, penentu: 'rapor' },
      { program: 'B', ke: 2, peringkat: 1, dari: 1, nilai_terendah: null, penentu: null },
    ],
  });
  expect(explain('calon-4')?.pilihan[0]).toMatchObject({ nilai_terendah: 7000, penentu: 'nilai' });
  expect(explain('calon-5')).toMatchObject({
    hasil: { status: 'TL' },
    pilihan: [{ penentu: 'nilai_minimum' }],
  });
  expect(explain('siapa')).toBeUndefined();
});
