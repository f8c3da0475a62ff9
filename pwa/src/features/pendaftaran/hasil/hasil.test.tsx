// @vitest-environment jsdom
import type { HasilPendaftar } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import '../../../testing/what-jsdom-lacks.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { buildServices, siti, type Answer } from '../../../testing/build-services.ts';
import { Notices } from '../../../ui/notices.tsx';
import { HasilScreen } from './hasil.screen.tsx';

afterEach(cleanup);

const cadangan: HasilPendaftar = {
  status: 'CADANGAN',
  program: 'rpl',
  jurusan: 'Rekayasa Perangkat Lunak',
  jalan: null,
  urutan: 2,
  kursi: null,
  alasan_prioritas: '',
  alasan_penempatan: '',
  nilai: { prestasi: 5, rapor: 32, teori: 28, wawancara: 16.25, akhir: 81.25 },
  pilihan: [
    {
      program: 'rpl',
      name: 'Rekayasa Perangkat Lunak',
      ke: 1,
      pagu: 36,
      peringkat: 38,
      dari: 80,
      nilai_terendah: 81.25,
      penentu: 'lahir',
    },
  ],
  stabil: false,
  lepas: null,
  berkas_diperiksa: false,
  terbit_ms: Date.parse('2025-07-10T01:00:00Z'),
};

async function open(hasil: Answer, more: Record<string, Answer> = {}) {
  const { services } = buildServices({ 'peserta/hasil': hasil, ...more });
  await services.session.begin({ token: 't', type: 'Bearer', expires_in: 43_200 }, siti, false);
  render(
    <ServicesProvider value={services}>
      <Notices>
        <MemoryRouter>
          <HasilScreen />
        </MemoryRouter>
      </Notices>
    </ServicesProvider>,
  );
}

test('a published result says what it is, with its scores and why it is so', async () => {
  await open({ body: { diumumkan: true, hasil: cadangan } });
  await screen.findByText('Cadangan nomor 2 di Rekayasa Perangkat Lunak');
  expect(screen.getByText('CADANGAN 2')).toBeDefined();
  expect(screen.getByText('81,25')).toBeDefined();
  expect(screen.getByText(/Peringkat 38 dari 80 pendaftar/)).toBeDefined();
  expect(screen.getByText(/didahulukan karena usianya lebih tua/)).toBeDefined();
  expect(screen.getByText(/Pilihan 2 hanya mengisi kursi yang tersisa/)).toBeDefined();
  expect(screen.getByText(/Diumumkan Kamis, 10 Juli 2025 pukul 08.00 WIB/)).toBeDefined();
});

test('before it is published the page says that nobody sees anything', async () => {
  await open({ body: { diumumkan: false, hasil: null } });
  await screen.findByText(/belum diumumkan/);
});

test('who took no part reads so', async () => {
  await open({ body: { diumumkan: true, hasil: null } });
  await screen.findByText(/Anda tidak ikut seleksi/);
});

test('whoever has a result finds his pseudonym beside it, and the page that computes the selection again', async () => {
  const samaran = 'c0ffee0123456789abcd';
  await open(
    { body: { diumumkan: true, hasil: cadangan } },
    { 'peserta/hasil-samaran': { body: { samaran } } },
  );
  expect((await screen.findByText(samaran)).tagName).toBe('CODE');
  expect(screen.getByRole('link', { name: 'Buka bukti seleksi' }).getAttribute('href')).toBe(
    '/bukti-seleksi',
  );
});

test('a result without a proof has no pseudonym', async () => {
  const answers = {
    'peserta/hasil-samaran': { status: 404, body: { status: false, message: 'Tidak ada.' } },
  };
  await open({ body: { diumumkan: true, hasil: cadangan } }, answers);
  await screen.findByText('CADANGAN 2');
  expect(screen.queryByText(/Nama samaran/)).toBeNull();
});

test('who has lost his seat reads how, and is offered no proof of acceptance', async () => {
  const hasil: HasilPendaftar = { ...cadangan, status: 'L', jalan: 'pg1', urutan: null };
  await open({ body: { diumumkan: true, hasil } });
  await screen.findByText('DITERIMA');
  expect(screen.getByRole('button', { name: 'Bukti penerimaan' })).toBeDefined();
  cleanup();
  await open({ body: { diumumkan: true, hasil: { ...hasil, lepas: 'lewat' } } });
  await screen.findByText('KURSI DILEPAS');
  expect(screen.getByText('Kursi di Rekayasa Perangkat Lunak dilepas')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bukti penerimaan' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Keterangan hasil seleksi' })).toBeDefined();
});
