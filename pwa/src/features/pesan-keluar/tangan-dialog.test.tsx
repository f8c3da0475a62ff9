// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ambilTangan, lewatiTangan, tanganWa } from '@spmb/shared/pesan-keluar/calls.ts';
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
  dibuka: false,
}));
const waiting = (...pesan: unknown[]) => ({ pesan, dipegang: [] });
const given = (data: object | undefined) => ({ status: true, message: 'Pesan dibuka.', data });

/** The dialog on a list that begins with Ani, and the addresses that it opens. */
async function open(list: unknown = waiting(ani, budi)) {
  const chats: unknown[] = [];
  vi.stubGlobal('open', (address: unknown) => void chats.push(address));
  const port = buildFakePort({ [tanganWa.path]: list });
  renderScreen(port, <TanganDialog close={() => undefined} />);
  await screen.findByText('Halo Ani');
  return { port, chats };
}
const opens = `POST ${ambilTangan.path}`;
const press = (name = 'Buka WhatsApp') => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a chat opens only for whom the server has given its message: of a colleague’s it is said who has it, and the next one is offered', async () => {
  const { port, chats } = await open();
  port.answers[opens] = new CallError('Pesan ini sedang dikirim Budi sampai pukul 10.05.', 409);
  port.answers[tanganWa.path] = { pesan: [budi], dipegang: [{ pemegang: 'Pak Budi', jumlah: 1 }] };
  press();
  await screen.findByText('Pesan ini sedang dikirim Budi sampai pukul 10.05.');
  await screen.findByText('Halo Budi');
  await screen.findByText('1 pesan sedang dikirim Pak Budi.');
  expect(chats).toEqual([]);
  port.answers[opens] = given(budi);
  port.answers[tanganWa.path] = waiting({ ...budi, dibuka: true });
  press();
  await screen.findByRole('button', { name: 'Sudah terkirim, berikutnya' });
  expect(chats).toEqual([budi?.tautan]);
});

test('nothing is opened while the server cannot tell, and the message stays', async () => {
  const { port, chats } = await open();
  port.answers[opens] = new CallError('Server sekolah tidak terjangkau.', 0);
  press();
  await screen.findByText('Server sekolah tidak terjangkau.');
  expect(chats).toEqual([]);
  port.answers[opens] = given(ani);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lewati' }).disabled).toBe(false),
  );
  press();
  await waitFor(() => expect(chats).toEqual([ani?.tautan]));
});

test('what was opened before a reload is asked about first, and passed over it is given back', async () => {
  const { port } = await open(waiting({ ...ani, dibuka: true }, budi));
  screen.getByRole('button', { name: 'Sudah terkirim, berikutnya' });
  port.answers[`POST ${lewatiTangan.path}`] = { status: true, message: 'Pesan dilewati.' };
  press('Lewati');
  await screen.findByText('Halo Budi');
  expect(port.sent).toEqual([{ path: lewatiTangan.path, body: { id: 'Ani' } }]);
});
