// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServicesProvider } from '../../../shell/services.tsx';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { buildServices } from '../../../testing/build-services.ts';
import { SoalPreviewScreen } from './soal-preview.screen.tsx';

const letters = ['a', 'b', 'c', 'd', 'e'];
const buildSoal = (nomor: number) => ({
  id: `soal-${nomor}`,
  master_soal_id: 'bank',
  nomor,
  jawaban: 'A',
  status: 'siap',
  versi: 1,
  soal: `<p>Pertanyaan ${nomor}</p>`,
  soal_gambar: null,
  soal_gambar_path: null,
  ...Object.fromEntries(
    letters.flatMap((letter) => [
      [`pilihan_${letter}`, `<p>${letter} ${nomor}</p>`],
      [`pilihan_${letter}_gambar`, null],
      [`pilihan_${letter}_gambar_path`, null],
    ]),
  ),
});
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  const info = {
    ujian_soal_id: 'bank',
    mapel: 'Fisika',
    jumlah: 3,
    tanggal: '2025-07-05',
    jam_mulai: '07:30',
    jam_selesai: '09:00',
  };
  const port = buildFakePort({
    '/api/master-soal-info': info,
    '/api/master-soal-detail/': [1, 2, 3].map(buildSoal),
  });
  const { services } = buildServices();
  renderScreen(
    port,
    <ServicesProvider value={services}>
      <SoalPreviewScreen
        draw={({ item, nomor }) => (
          <p>
            {nomor}. {item?.soal.replace(/<[^>]*>/g, '')}
          </p>
        )}
      />
    </ServicesProvider>,
  );
  await screen.findByText('1. Pertanyaan 1');
});
afterEach(cleanup);

test('S3-ITEM-10: the preview names subject, total and time window, and its finish leads to the list', () => {
  expect(screen.getByRole('heading', { name: 'Fisika' })).toBeTruthy();
  expect(screen.getByText('3 soal')).toBeTruthy();
  expect(screen.getByText('Sabtu, 05 Juli 2025, 07.30–09.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Selesai' }).getAttribute('href')).toBe(
    '/backend/ujian-master-soal',
  );
});

test('S3-ITEM-10: it goes on, back and to a number, and no further than the first and the last', async () => {
  const isShut = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([isShut(/Sebelumnya/), isShut(/Berikutnya/)]).toEqual([true, false]);
  press(/Berikutnya/);
  await screen.findByText('2. Pertanyaan 2');
  press(/Sebelumnya/);
  await screen.findByText('1. Pertanyaan 1');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Nomor' }));
  fireEvent.click(screen.getByRole('option', { name: '3' }));
  await screen.findByText('3. Pertanyaan 3');
  expect([isShut(/Sebelumnya/), isShut(/Berikutnya/)]).toEqual([false, true]);
});

test('the key is shown on demand only: participants see none', () => {
  expect(screen.queryByText('Jawaban benar: A')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Tampilkan kunci' }));
  expect(screen.getByText('Jawaban benar: A')).toBeTruthy();
});
