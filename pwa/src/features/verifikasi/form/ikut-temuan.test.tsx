// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { berkas, button, buildRekam, openForm, openStep, saved } from './testing/open-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reason = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dokumen buram' });
const pesan = () => screen.getByLabelText<HTMLTextAreaElement>('Pesan untuk pendaftar');
const tulis = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a fault that is tapped brings its reason and its words; sent without another act', async () => {
  const { sentTo } = openForm({ [berkas]: saved(buildRekam({ verifikasi_status: 2, versi: 2 })) });
  await openStep('identitas');
  fireEvent.click(button('Buram'));
  tulis('Catatan Foto 3x4', 'Wajah tidak terlihat.');
  await openStep('hasil');
  expect(reason().checked).toBe(true);
  expect(pesan().value).toBe('Foto 3x4: buram, Wajah tidak terlihat.');
  fireEvent.click(button('KIRIM'));
  await screen.findByText('Tersimpan.');
  expect(sentTo('/api/verifikasi')).toMatchObject([
    { verifikasi_status: 2, alasan_kode: ['buram'], pesan: 'Foto 3x4: buram, Wajah tidak terlihat.' },
  ]);
});

test('a field that is flagged brings its reason, where the school has it, and its words', async () => {
  const alasan_pilihan = [
    { value: 'buram', label: 'Dokumen buram' },
    { value: 'data-tidak-cocok', label: 'Isian tidak cocok' },
  ];
  openForm({ '/api/verifikasi/siti': buildRekam({ alasan_pilihan }) });
  await openStep('identitas');
  fireEvent.click(button('Tandai Tempat lahir'));
  await openStep('hasil');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Isian tidak cocok' }).checked).toBe(true);
  expect(reason().checked).toBe(false);
  expect(pesan().value).toBe('Tempat lahir: data tidak cocok.');
});

test('a fault that is taken back takes its reason and words along; own words stay', async () => {
  openForm();
  await openStep('identitas');
  fireEvent.click(button('Buram'));
  await openStep('hasil');
  tulis('Pesan untuk pendaftar', `${pesan().value} Datang bila perlu bantuan.`);
  await openStep('identitas');
  fireEvent.click(button('Tidak lengkap'));
  await openStep('hasil');
  expect(pesan().value).toBe('Foto 3x4: tidak lengkap. Datang bila perlu bantuan.');
  await openStep('identitas');
  fireEvent.click(button('Baik'));
  await openStep('hasil');
  fireEvent.click(screen.getByRole('radio', { name: 'Berkas Diperbaiki' }));
  expect(reason().checked).toBe(false);
  expect(pesan().value).toBe('Datang bila perlu bantuan.');
});
