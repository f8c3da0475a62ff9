// @vitest-environment jsdom
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { SkorForm } from './skor-form.tsx';

afterEach(cleanup);

const from = (nilai: number | null, prosentase: number, sebagian = false) => ({
  nilai,
  sebagian,
  prosentase,
  keterangan: 'Asal',
});
const nilai: Partial<Nilai> = {
  id: 'siti',
  nama: 'Siti Aini',
  diubah: [],
  kurang: ['teori'],
  prestasi_skor: 5,
  nilai_rapor: 32.2,
  nilai_teori: null,
  nilai_wawancara: 16,
  wawancara: 80,
  sumber: {
    prestasi: from(50, 10),
    rapor: from(80.5, 40),
    teori: from(null, 30),
    wawancara: from(80, 20),
  },
  keterangan: '',
  versi: 1,
};

const stay = { hasLeft: false, onClose: () => undefined, onStay: () => undefined, onDirty: () => undefined };
const open = (more: Partial<Nilai> = {}) =>
  renderScreen(
    buildFakePort({ '/api/menus': [] }),
    <SkorForm
      jurusanId="rpl"
      nilai={{ ...nilai, ...more } as Nilai}
      address={stay}
      reload={() => undefined}
    />,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const reads = (words: string) => screen.findByText(`NILAI AKHIR: ${words}`);

test('S3-SCORE-11, N45: the final score is the sum of what stands in the form, as it is typed', async () => {
  open();
  await reads('5 + 32,2 + – + 16; belum dapat dihitung tanpa tes teori.');
  type('NILAI TEORI', '20.55');
  await reads('73,75 = 5 + 32,2 + 20,55 + 16');
  type('Nilai wawancara (0–100)', '90');
  await reads('75,75 = 5 + 32,2 + 20,55 + 18');
  type('NILAI TEORI', '101');
  await reads('periksa isian yang salah.');
});

test('S3-SCORE-13: an exam that is missing counts as 0 and leaves no final score, until somebody types N.T', async () => {
  const sumber = { ...nilai.sumber, teori: from(54, 30, true) } as Nilai['sumber'];
  open({ sumber });
  await reads('5 + 32,2 + 16,2 + 16; belum dapat dihitung tanpa tes teori.');
  type('NILAI TEORI', '20');
  await reads('73,2 = 5 + 32,2 + 20 + 16');
});

test('N.T opens into each exam times its weight; one that is missing is told so', async () => {
  const bagian = [
    { jadwal: 'Tes Bahasa', bobot: 40, nilai: null, wajib: true },
    { jadwal: 'Tes Matematika', bobot: 60, nilai: 90.5, wajib: true },
  ];
  const sumber = { ...nilai.sumber, teori: { ...from(54.3, 30, true), bagian } } as Nilai['sumber'];
  open({ sumber });
  const table = await screen.findByRole('table', { name: 'Perhitungan nilai teori' });
  expect(Array.from(table.querySelectorAll('tr'), ({ textContent }) => textContent)).toEqual([
    'Tes Bahasabelum ada× 40',
    'Tes Matematika90,5× 60',
    'Jumlah dibagi bobot54,3÷ 100',
  ]);
});
