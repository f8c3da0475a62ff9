// @vitest-environment jsdom
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Halangan } from './halangan.tsx';
import { Perubahan } from './perubahan.tsx';
import { TindakanTerbit } from './tindakan-terbit.tsx';

afterEach(cleanup);

const terbit = {
  status: 'terbit',
  halangan: null,
  halangan_tarik: null,
  perubahan: null,
  terbit_sejak_ms: 1,
  berpindah: false,
} as Partial<KeadaanPublikasi> as KeadaanPublikasi;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('S3-SCORE-24: a button that the server would refuse is off, and its sentence stands above it', () => {
  const keadaan = {
    ...terbit,
    halangan: 'Nilai berubah. Jalankan lagi.',
    halangan_tarik: '2 kursi sudah berpindah.',
  };
  render(
    <>
      <Halangan keadaan={keadaan} />
      <TindakanTerbit keadaan={keadaan} />
    </>,
  );
  expect([button('Ganti dengan hasil sekarang').disabled, button('Tarik hasil').disabled]).toEqual([
    true,
    true,
  ]);
  expect(screen.getByText(/belum dapat diganti. Nilai berubah/)).toBeTruthy();
  expect(screen.getByText('2 kursi sudah berpindah.')).toBeTruthy();
});

test('what replacing means for seats is counted before it is done', () => {
  render(
    <>
      <Perubahan perubahan={{ baru: 3, tetap: 1213, pindah: 1, hilang: 2 }} />
      <TindakanTerbit keadaan={terbit} />
    </>,
  );
  expect(
    screen.getByText(
      /^1\.213 kursi tetap, 3 pendaftar mendapat kursi baru, 1 pindah program, 2 kehilangan kursi\.$/,
    ),
  ).toBeTruthy();
  expect([button('Ganti dengan hasil sekarang').disabled, button('Tarik hasil').disabled]).toEqual([
    false,
    false,
  ]);
});

test('a later wave is planned from the panel once a seat has moved, and not before', () => {
  const { rerender } = render(<TindakanTerbit keadaan={terbit} />);
  expect(screen.queryByRole('button', { name: 'Rencanakan gelombang berikutnya' })).toBeNull();
  rerender(<TindakanTerbit keadaan={{ ...terbit, berpindah: true, halangan_tarik: 'x' }} />);
  expect(button('Rencanakan gelombang berikutnya').disabled).toBe(false);
});
