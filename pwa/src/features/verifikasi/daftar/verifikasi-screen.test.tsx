// @vitest-environment jsdom
import type { AngkaVerifikasi, BarisVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { Antrean } from './verifikasi.screen.tsx';

afterEach(cleanup);

const baris: BarisVerifikasi = {
  id: 'siti',
  nomor_register: 'SPMB-2025-0001',
  tanggal_register: '2025-07-01',
  nisn: '0012345678',
  nama: 'Siti Aini',
  jenis_kelamin: 'P',
  sekolah: 'SMPN 1',
  pil1: 'TJKT',
  status: 1,
  ke: 1,
  dikirim_ms: 0,
  umur_jam: 3,
  diputus_ms: null,
  belum_diperbaiki: false,
  nomor_hp: '',
  pemeriksa: null,
  usulan: null,
  ganda: false,
  tanpa_perubahan: false,
};
const angka: AngkaVerifikasi = {
  menunggu: 3,
  tertua_ms: null,
  dikembalikan: 1,
  belum_diperbaiki: 1,
  usulan: 0,
  hari_ini: [{ nama: 'Rina', jumlah: 2 }],
  perkiraan: '2025-07-03',
  tutup: '2025-07-10',
  cukup: true,
};
const pageOf = (rows: BarisVerifikasi[]) => ({ rows, total: rows.length, page: 1, size: 10 });

function open(at = '/', more: Record<string, unknown> = {}) {
  const port = buildFakePort({
    '/api/verifikasi': pageOf([
      { ...baris, pemeriksa: { nama: 'Budi', saya: false, sampai_ms: Date.parse('2025-07-01T03:15:00Z') } },
      { ...baris, id: 'b', nama: 'Bima', status: 2, belum_diperbaiki: true, nomor_hp: '6281234567890' },
      { ...baris, id: 'c', nama: 'Cici', status: 3, ganda: true, tanpa_perubahan: true },
    ]),
    '/api/verifikasi-angka': angka,
    '/api/program-keahlian-combo': [{ value: 'tjkt', label: 'TJKT' }],
    ...more,
  });
  renderScreen(port, <Antrean sekolah="SMK Uji" />, at);
  return port;
}

test('S2-VLIST-02, N7: 1 is PENGAJUAN BARU, 2 PERBAIKAN, any other PENGAJUAN PERBAIKAN', async () => {
  open();
  for (const word of ['PENGAJUAN BARU', 'PERBAIKAN', 'PENGAJUAN PERBAIKAN'])
    expect(await screen.findByText(word)).toBeTruthy();
});

test('a row says who has the file until when, and what else alerts; who lets it lie can be called', async () => {
  open();
  expect(await screen.findByText('Diperiksa Budi sampai 10.15 · Menunggu 3 jam')).toBeTruthy();
  expect(screen.getByText('Data ganda · Tanpa perubahan · Menunggu 3 jam')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Hubungi Bima lewat WhatsApp' });
  expect(link.getAttribute('href')).toContain('https://wa.me/6281234567890?text=SMK%20Uji');
});

test('the queue is told in figures and in words', async () => {
  open();
  const figures = await screen.findByRole('region', { name: 'Keadaan antrean' });
  expect(within(figures).getByText(/Diputus hari ini: Rina 2\..*antrean habis 3 Jul 2025/)).toBeTruthy();
});

test('a chip counts who lets a file lie for more than two days, and leads to those files', async () => {
  const port = open('/', { '/api/verifikasi-angka': { ...angka, belum_diperbaiki: 15, usulan: 0 } });
  const figures = await screen.findByRole('region', { name: 'Keadaan antrean' });
  const [chip, ...more] = within(figures).getAllByRole('link');
  expect([chip?.textContent, more]).toEqual(['Belum diperbaiki > 2 hari: 15', []]);
  if (chip) fireEvent.click(chip);
  await waitFor(() => expect(port.asked).toContain('/api/verifikasi?belum_diperbaiki=ya&page=1&size=10'));
});

test('filters live in the address, and reach the server by its own names', async () => {
  const port = open('/?status=2&pemeriksa=kosong&perhatian=belum_diperbaiki');
  await screen.findByText('Siti Aini');
  expect(port.asked).toContain(
    '/api/verifikasi?status=2&pemeriksa=kosong&belum_diperbaiki=ya&page=1&size=10',
  );
});

test('S2-VLIST-04: a row leads to its form, and so does the next file once it is taken', async () => {
  open('/', { 'POST /api/verifikasi-berikutnya': { message: 'Berkas Anda.', data: { id: 'c' } } });
  const [verify] = await screen.findAllByRole('button', { name: 'Verifikasi' });
  if (verify) fireEvent.click(verify);
  expect(screen.getByTestId('address').textContent).toBe('/backend/verifikasi-form/siti');
  fireEvent.click(screen.getByRole('button', { name: 'Ambil berkas berikutnya' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/backend/verifikasi-form/c'));
});

test('where nobody waits the way leads nowhere and says so; a queue that cannot be counted still shows its files', async () => {
  open('/', {
    'POST /api/verifikasi-berikutnya': { message: 'Tidak ada berkas yang menunggu.', data: { id: null } },
    '/api/verifikasi-angka': new CallError('Server sibuk.', 503),
  });
  expect(await screen.findByText('Server sibuk.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ambil berkas berikutnya' }));
  expect(await screen.findByText('Tidak ada berkas yang menunggu.')).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('/');
  expect(screen.getByText('Siti Aini')).toBeTruthy();
});
