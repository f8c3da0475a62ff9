// @vitest-environment jsdom
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { RencanaDialog } from './rencana-dialog.tsx';
import { TerbitkanDialog } from './terbitkan-dialog.tsx';

afterEach(cleanup);

const keadaan = {
  status: 'belum',
  versi: 3,
  perubahan: null,
  terbit_sejak_ms: null,
} as Partial<KeadaanPublikasi> as KeadaanPublikasi;
const refused = (message: string, data: object) => new CallError(message, 409, {}, undefined, data);

test('a yes names the run that was asked about; where that is no more it is asked anew', async () => {
  const address = 'POST /api/publikasi';
  const port = buildFakePort({
    [address]: refused('1 kehilangan kursi.', { jenis: 'kursi-hilang', potret_nomor: 7 }),
  });
  renderScreen(port, <TerbitkanDialog keadaan={keadaan} close={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));
  const yes = await screen.findByRole('button', { name: 'Ya, terbitkan juga' });
  port.answers[address] = refused('Seleksi sudah dijalankan lagi.', { jenis: 'berubah' });
  fireEvent.click(yes);
  await screen.findByText('Seleksi sudah dijalankan lagi.');
  fireEvent.click(screen.getByRole('button', { name: 'Terbitkan' }));
  const asked = { sekarang: true, alasan: '', versi: 3 };
  await waitFor(() =>
    expect(port.sent.map(({ body }) => body)).toEqual([asked, { ...asked, konfirmasi: 7 }, asked]),
  );
});

test('a later wave is planned beside what is public with its reason alone', async () => {
  const port = buildFakePort({ 'POST /api/publikasi': { status: true, message: 'Direncanakan.' } });
  const usulan = { tanggal: '2025-07-02', jam: '09:00', lewat: false };
  renderScreen(
    port,
    <RencanaDialog keadaan={{ ...keadaan, usulan, terbit_sejak_ms: 1 }} close={() => undefined} />,
  );
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Rencanakan' });
  expect(yes.disabled).toBe(true);
  expect(screen.getByText(/hasil yang terbit tetap tampil/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Alasan gelombang ini/), { target: { value: 'Gelombang 2' } });
  fireEvent.click(yes);
  const asked = { sekarang: false, tanggal: '2025-07-02', jam: '09:00', alasan: 'Gelombang 2', versi: 3 };
  await waitFor(() => expect(port.sent.map(({ body }) => body)).toEqual([asked]));
});
