// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { antreanWa, aturAntrean } from '@spmb/shared/pesan-keluar/calls.ts';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { AntreanBar } from './antrean-bar.tsx';

afterEach(cleanup);

const jumlah = {
  antre: 1_200,
  ditahan: 0,
  mengirim: 0,
  tidak_pasti: 0,
  terkirim: 0,
  gagal: 0,
  sampai: 0,
  dibaca: 0,
  dibatalkan: 0,
};

test('messages of another medium are called off after it was asked, by their number and alone', async () => {
  const port = buildFakePort({
    [antreanWa.path]: { kanal: 'surel', jumlah, media_lain: 1_200, sisa_hari: 500, diam: '' },
    [`POST ${aturAntrean.path}`]: { status: true, message: '1.200 pesan dibatalkan.' },
  });
  renderScreen(port, <AntreanBar />);
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Batalkan pesan itu' }));
  await screen.findByText(/1\.200 pesan WhatsApp menunggu/);
  open();
  within(screen.getByRole('dialog')).getByText(/1\.200 pesan WhatsApp yang belum dikirim/);
  expect(port.sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Tidak' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(port.sent).toEqual([]);
  open();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batalkan pesan itu' }));
  await waitFor(() =>
    expect(port.sent).toEqual([{ path: aturAntrean.path, body: { tindakan: 'batalkan', media: 'wa' } }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
