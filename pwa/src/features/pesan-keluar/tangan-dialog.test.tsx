// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { tanganWa } from '@spmb/shared/pesan-keluar/calls.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { TanganDialog } from './tangan-dialog.tsx';

const [ani, budi] = ['Ani', 'Budi'].map((nama, at) => ({
  id: nama,
  nama,
  nomor: `62812000${at}`,
  pesan: `Halo ${nama}`,
  tautan: `https://wa.me/62812000${at}`,
}));

/** The dialog on a list that begins with Ani, and the addresses that it opens. */
async function open() {
  const chats: unknown[] = [];
  vi.stubGlobal('open', (address: unknown) => void chats.push(address));
  const port = buildFakePort({ [tanganWa.path]: [ani, budi] });
  renderScreen(port, <TanganDialog close={() => undefined} />);
  await screen.findByText('Halo Ani');
  return { port, chats };
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Buka WhatsApp' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what a colleague has dealt with since the list was read is not opened, but said; the next one is', async () => {
  const { port, chats } = await open();
  port.answers[tanganWa.path] = [budi];
  press();
  await screen.findByText(/sudah ditangani petugas lain/);
  await screen.findByText('Halo Budi');
  expect(chats).toEqual([]);
  press();
  await screen.findByRole('button', { name: 'Sudah terkirim, berikutnya' });
  expect(chats).toEqual([budi?.tautan]);
});

test('nothing is opened while the server cannot tell, and the message stays', async () => {
  const { port, chats } = await open();
  port.answers[tanganWa.path] = new CallError('Server sekolah tidak terjangkau.', 0);
  press();
  await screen.findByText('Server sekolah tidak terjangkau.');
  expect(chats).toEqual([]);
  port.answers[tanganWa.path] = [ani, budi];
  press();
  await waitFor(() => expect(chats).toEqual([ani?.tautan]));
});
