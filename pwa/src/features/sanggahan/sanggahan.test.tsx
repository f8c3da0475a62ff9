// @vitest-environment jsdom
import type { BarisSanggahan } from '@spmb/shared/sanggahan/sanggahan.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { DaftarSanggahan } from './sanggahan.screen.tsx';

afterEach(cleanup);

const terbuka: BarisSanggahan = {
  id: 's1',
  peserta_id: 'siti',
  nomor: 7,
  nama: 'Siti Aini',
  nomor_register: 'SPMB-2025-0001',
  body: 'Nilai rapor saya 85.',
  path: '/api/media/berkas-1',
  dibuat_ms: Date.parse('2025-07-01T01:00:00Z'),
  jawab_sampai: '2025-07-08',
  jawaban: '',
  dijawab_ms: null,
  dijawab_oleh: '',
};

function open(rows: BarisSanggahan[]) {
  const port = buildFakePort({
    '/api/sanggahan': rows,
    'POST /api/sanggahan-jawab': { status: true, message: 'Jawaban terkirim ke pendaftar.' },
  });
  renderScreen(port, <DaftarSanggahan />);
  return port;
}

test('an open objection is read with its file and answered in writing', async () => {
  const port = open([terbuka]);
  expect(await screen.findByText('Menunggu jawaban')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Buka sanggahan' }));
  const panel = await screen.findByRole('dialog', { name: 'Sanggahan nomor 7: Siti Aini' });
  expect(within(panel).getByText('Nilai rapor saya 85.')).toBeTruthy();
  fireEvent.click(within(panel).getByRole('button', { name: 'Buka lampiran' }));
  await waitFor(() => expect(port.asked).toContain('/api/media/berkas-1'));
  const dokumen = within(await screen.findByRole('dialog', { name: 'Lampiran sanggahan nomor 7' }));
  expect(await dokumen.findByRole('img')).toBeTruthy();
  fireEvent.click(dokumen.getByRole('button', { name: 'Tutup layar penuh' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Lampiran sanggahan nomor 7' })).toBeNull(),
  );
  fireEvent.click(within(panel).getByRole('button', { name: 'KIRIM JAWABAN' }));
  expect(await within(panel).findByText(/Wajib diisi/)).toBeTruthy();
  fireEvent.change(within(panel).getByLabelText('Jawaban tertulis'), {
    target: { value: 'Sudah dihitung.' },
  });
  fireEvent.click(within(panel).getByRole('button', { name: 'KIRIM JAWABAN' }));
  await waitFor(() =>
    expect(port.sent).toEqual([
      { path: '/api/sanggahan-jawab', body: { id: 's1', jawaban: 'Sudah dihitung.' } },
    ]),
  );
});

test('who lets the last day pass is told', async () => {
  open([{ ...terbuka, jawab_sampai: '2099-01-01' }]);
  expect(await screen.findByText('Menunggu jawaban')).toBeTruthy();
  cleanup();
  open([{ ...terbuka, jawab_sampai: '1969-12-31' }]);
  expect(await screen.findByText('Lewat batas')).toBeTruthy();
});

test('one that was answered is read, and is not answered again', async () => {
  const dijawab_ms = Date.parse('2025-07-02T01:00:00Z');
  open([{ ...terbuka, jawaban: 'Sudah dihitung.', dijawab_ms, dijawab_oleh: 'Pak Adi' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Buka sanggahan' }));
  const panel = await screen.findByRole('dialog', { name: 'Sanggahan nomor 7: Siti Aini' });
  expect(within(panel).getByText(/Jawaban Pak Adi/)).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: 'KIRIM JAWABAN' })).toBeNull();
});

test('where there is none it says what makes them come', async () => {
  open([]);
  expect(await screen.findByText(/Pengaturan, bagian Seleksi/)).toBeTruthy();
});
