// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServices, type Answer } from '../../../testing/build-services.ts';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const ticket = {
  token: 'T',
  type: 'Bearer',
  expires_in: 3_600,
  tanggal: '2026-06-01',
  jadwal_ujian_sesi_id: 's1',
  sesi: 'Sesi 1',
  ruang: 'Lab 1',
  nama: 'Pak Budi',
  berlaku_sampai_ms: 0,
};
const address = () => screen.getByTestId('alamat').textContent;
function open(at: string, answer: Answer) {
  const { services, requests } = buildServices({ 'auth/kartu-ruang': answer });
  renderApp(services, at);
  return requests;
}
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('a scanned card asks for the name only, and leads to the room without leaving its code in the address', async () => {
  const requests = open('/ruang#abcdefgh', { body: ticket });
  expect((await screen.findByLabelText<HTMLInputElement>('Kode kartu')).value).toBe('ABCDEFGH');
  await fill('Nama lengkap pengawas', 'Pak Budi');
  fireEvent.click(screen.getByRole('button', { name: 'Buka ruang' }));
  await waitFor(() => expect(address()).toBe('/ruang/layar'));
  expect(requests.find(({ path }) => path === 'auth/kartu-ruang')?.body).toEqual({
    kode: 'ABCDEFGH',
    nama: 'Pak Budi',
    nip: '',
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ABCDEFGH');
});

test('a code that is refused keeps what was typed and says why, at its field where it is one', async () => {
  open('/ruang', {
    body: {
      status: false,
      message: 'Periksa isian.',
      kesalahan: { kode: 'Kode kartu terdiri dari 8 huruf.' },
    },
  });
  await fill('Kode kartu', 'abc');
  await fill('Nama lengkap pengawas', 'Pak Budi');
  fireEvent.click(screen.getByRole('button', { name: 'Buka ruang' }));
  await screen.findByText('Kode kartu terdiri dari 8 huruf.');
  expect(screen.getByLabelText<HTMLInputElement>('Nama lengkap pengawas').value).toBe('Pak Budi');
});

test('the room without a card leads to where the code is typed', async () => {
  open('/ruang/layar', { body: ticket });
  await screen.findByRole('heading', { name: 'Kartu ruang' });
  expect(address()).toBe('/ruang');
});
