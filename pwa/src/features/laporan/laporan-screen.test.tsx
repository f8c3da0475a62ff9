// @vitest-environment jsdom
import type { KeadaanLaporan } from '@spmb/shared/laporan/laporan.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { IsiLaporan } from './laporan.screen.tsx';

afterEach(cleanup);
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const keadaan: KeadaanLaporan = {
  diumumkan: true,
  rancangan: false,
  kertas: ['penerimaan', 'peringkat'],
  berkas: ['diterima', 'dapodik'],
  program: [{ id: 'rpl', name: 'Rekayasa Perangkat Lunak', pagu: 36, diterima: 30, cadangan: 4 }],
};
function open(more: Partial<KeadaanLaporan> = {}) {
  const port = buildFakePort({ '/api/laporan': { ...keadaan, ...more } });
  renderScreen(port, <IsiLaporan />);
  return port;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('S2-REPORT-01: CETAK fetches the report and hands it to the browser’s print dialog', async () => {
  const port = open();
  fireEvent.click(await screen.findByRole('button', { name: 'CETAK' }));
  await waitFor(() => expect(document.querySelector('iframe[name="cetak-laporan"]')).not.toBeNull());
  expect(port.asked).toContain('/api/laporan-penerimaan');
  expect(screen.getByText('Pagu 36 · diterima 30 · cadangan 4')).toBeDefined();
});

test('before publication who may not know reads that there is nothing yet', async () => {
  open({ diumumkan: false });
  expect(await screen.findByText(/belum diumumkan/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'CETAK' })).toBeNull();
});

test('a draft says so, and nothing that is handed on can be taken', async () => {
  open({ diumumkan: false, rancangan: true });
  expect(await screen.findByText(/ditandai RANCANGAN/)).toBeDefined();
  expect(button('Ambil Susunan Dapodik').disabled).toBe(true);
  expect(button('Ambil Yang diterima').disabled).toBe(false);
});
