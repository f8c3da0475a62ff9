// @vitest-environment jsdom
import type { RekamPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { DaftarPermohonan } from './daftar-permohonan.screen.tsx';

afterEach(cleanup);

const rekam: RekamPermohonan = {
  id: 'p1',
  peserta_id: 'siti',
  nama: 'Siti Aini',
  formasi_id: 'f1',
  noreg: 'SPMB-2025-0001',
  nama_jabatan: 'Pranata Komputer',
  opd: 'Dinas Kominfo',
  status: 'PENGAJUAN',
  dokumen: 'berkas-1',
  dokumen_path: '/api/media/berkas-1',
  keterangan: '',
  diajukan_ms: Date.parse('2025-07-01T01:00:00Z'),
  versi: 3,
  riwayat: [
    {
      dari: 'TIDAK_ADA',
      ke: 'PENGAJUAN',
      keterangan: '',
      oleh: 'Siti Aini',
      dibuat_ms: Date.parse('2025-07-01T01:00:00Z'),
    },
  ],
};

const answered = 'POST /api/permohonan/p1';
function open(rows: RekamPermohonan[]) {
  const port = buildFakePort({
    '/api/permohonan': { rows, total: rows.length, page: 1, size: 10 },
    '/api/permohonan/p1': rekam,
    '/api/formasi': [],
    [answered]: { status: true, message: 'Tersimpan.', data: rekam },
  });
  renderScreen(port, <DaftarPermohonan />);
  return port;
}

test('N37: an application is read with its acts, and sent back only with words and its version', async () => {
  const port = open([rekam]);
  fireEvent.click(await screen.findByRole('button', { name: 'Putuskan' }));
  const panel = await screen.findByRole('dialog', { name: 'Permohonan Siti Aini' });
  expect(within(panel).getByRole('listitem').textContent).toContain('Diajukan');
  fireEvent.click(within(panel).getByRole('button', { name: 'Lihat dokumen (PDF)' }));
  await waitFor(() => expect(port.asked).toContain('/api/media/berkas-1'));
  const dokumen = within(
    await screen.findByRole('dialog', { name: 'Permohonan SPMB-2025-0001 Pranata Komputer' }),
  );
  expect(await dokumen.findByRole('img')).toBeTruthy();
  fireEvent.click(dokumen.getByRole('button', { name: 'Tutup layar penuh' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Permohonan SPMB-2025-0001 Pranata Komputer' })).toBeNull(),
  );
  fireEvent.mouseDown(within(panel).getByRole('combobox', { name: 'Keputusan' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'TERVERIFIKASI',
    'PERBAIKAN',
    'DITOLAK',
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'PERBAIKAN' }));
  fireEvent.click(within(panel).getByRole('button', { name: 'SIMPAN KEPUTUSAN' }));
  expect(await within(panel).findByText(/wajib diisi/i)).toBeTruthy();
  fireEvent.change(within(panel).getByLabelText('Keterangan'), { target: { value: 'Pindai ulang.' } });
  expect(await within(panel).findByText(/13\/255/)).toBeTruthy();
  fireEvent.click(within(panel).getByRole('button', { name: 'SIMPAN KEPUTUSAN' }));
  await waitFor(() =>
    expect(port.sent).toMatchObject([
      {
        path: '/api/permohonan/p1?_method=PUT',
        body: { status: 'PERBAIKAN', keterangan: 'Pindai ulang.', versi: 3, operasi_id: expect.any(String) },
      },
    ]),
  );
});

test('where there is none it says what makes them come', async () => {
  open([]);
  expect(await screen.findByText(/diajukan pendaftar pada formasi/)).toBeTruthy();
});
