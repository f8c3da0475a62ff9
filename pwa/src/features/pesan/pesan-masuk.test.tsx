// @vitest-environment jsdom
import type { PercakapanTerbuka } from '@spmb/shared/pesan/percakapan.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { PesanMasuk } from './pesan-masuk.screen.tsx';

afterEach(cleanup);

const terakhir_ms = Date.parse('2025-07-01T01:00:00Z');
const baris = {
  id: 'siti',
  nama: 'Siti Aini',
  nomor: 'SPMB-2025-0001',
  belum_dibaca: 1,
  petugas: null,
  selesai: false,
  terakhir_ms,
  versi: 3,
};
const tanya = {
  id: 'm1',
  dari_pendaftar: true,
  dari: 'Siti Aini',
  title: 'Tanya',
  body: 'Kapan tes?',
  dibaca: false,
  dibuat_ms: terakhir_ms,
};
const terbuka: PercakapanTerbuka = { ...baris, pesans: [tanya] };
const told = (message: string) => ({ status: true, message, data: terbuka });

function open(at = '/', more: Record<string, unknown> = {}) {
  const port = buildFakePort({
    '/api/pesan': [baris],
    '/api/pesan/siti': terbuka,
    '/api/pesan-petugas-combo': [{ value: 'a1', label: 'Saya (Bu Rina)' }],
    'POST /api/pesan-dibaca': told('ok'),
    'POST /api/pesan-balas': told('Balasan terkirim.'),
    'POST /api/pesan-petugas': told('Petugas diganti.'),
    'POST /api/pesan-selesai': told('Selesai.'),
    ...more,
  });
  renderScreen(port, <PesanMasuk />, at);
  return port;
}
const sentTo = ({ sent }: ReturnType<typeof open>, path: string) =>
  sent.filter((one) => one.path === path).map(({ body }) => body);

test('S3-PDASH-13: conversations stand in the order of the server, narrowed by the address', async () => {
  const port = open('/?saring=tanpa');
  expect(await screen.findByText('Siti Aini')).toBeTruthy();
  expect(screen.getByText('1 belum dibaca')).toBeTruthy();
  expect(port.asked[0]).toBe('/api/pesan?saring=tanpa&page=1&size=10');
});

test('an opened conversation is read once, and its answer goes out on top of what was read', async () => {
  const port = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Buka percakapan' }));
  const panel = await screen.findByRole('dialog', { name: 'Siti Aini' });
  expect(within(panel).getByText('Kapan tes?')).toBeTruthy();
  await waitFor(() => expect(sentTo(port, '/api/pesan-dibaca')).toEqual([{ id: 'siti', ids: ['m1'] }]));
  fireEvent.change(within(panel).getByLabelText('Balasan'), { target: { value: 'Tanggal 12.' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'KIRIM BALASAN' }));
  const reply = { id: 'siti', body: 'Tanggal 12.', versi: 3, operasi_id: 'id-1' };
  await waitFor(() => expect(sentTo(port, '/api/pesan-balas')).toEqual([reply]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Siti Aini' })).toBeNull());
});

test('of two answers to one applicant each is an act of its own, also where the answer to the first was lost', async () => {
  const port = open('/?form=siti', { 'POST /api/pesan-balas': new CallError('Tidak ada jaringan.', 503) });
  const box = await screen.findByLabelText('Balasan');
  for (const [at, value] of ['Tanggal 12.', 'Tanggal 13.'].entries()) {
    fireEvent.change(box, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'KIRIM BALASAN' }));
    await waitFor(() => expect(sentTo(port, '/api/pesan-balas')).toHaveLength(at + 1));
    await waitFor(() => expect(box).toHaveProperty('disabled', false));
  }
  expect(sentTo(port, '/api/pesan-balas')).toMatchObject([{ operasi_id: 'id-1' }, { operasi_id: 'id-2' }]);
});

test('who answers past another is told so and keeps what he typed; sent again it is the same act', async () => {
  const message = 'Ada pesan baru di percakapan ini.';
  const port = open('/?form=siti', { 'POST /api/pesan-balas': new CallError(message, 409) });
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Balasan');
  fireEvent.change(box, { target: { value: 'Tanggal 12.' } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'KIRIM BALASAN' }));
  send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(box.value).toBe('Tanggal 12.');
  port.answers['POST /api/pesan-balas'] = told('Balasan terkirim.');
  port.answers['/api/pesan/siti'] = { ...terbuka, versi: 4 };
  send();
  await waitFor(() => expect(sentTo(port, '/api/pesan-balas')).toHaveLength(2));
  expect(sentTo(port, '/api/pesan-balas')[1]).toMatchObject({ operasi_id: 'id-1' });
});

test('an answer of which nobody knows whether it went is the same act when it is taken up after a reload', async () => {
  const port = open('/?form=siti', { 'POST /api/pesan-balas': new CallError('Tidak ada jaringan.', 0) });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'KIRIM BALASAN' }));
  fireEvent.change(await screen.findByLabelText('Balasan'), { target: { value: 'Tanggal 12.' } });
  send();
  await screen.findByText('Tidak ada jaringan.');
  cleanup();
  renderScreen(port, <PesanMasuk />, '/?form=siti');
  fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  port.answers['POST /api/pesan-balas'] = told('Balasan terkirim.');
  send();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Siti Aini' })).toBeNull());
  cleanup();
  renderScreen(port, <PesanMasuk />, '/?form=siti');
  fireEvent.change(await screen.findByLabelText('Balasan'), { target: { value: 'Tanggal 12.' } });
  send();
  await waitFor(() => expect(sentTo(port, '/api/pesan-balas')).toHaveLength(3));
  expect(sentTo(port, '/api/pesan-balas')).toMatchObject([
    { operasi_id: 'id-1' },
    { operasi_id: 'id-1' },
    { operasi_id: 'id-2' },
  ]);
});

test('a conversation is taken over and marked as done where it is read', async () => {
  const port = open('/?form=siti');
  fireEvent.click(await screen.findByRole('button', { name: 'Tandai selesai' }));
  await waitFor(() =>
    expect(sentTo(port, '/api/pesan-selesai')).toEqual([{ id: 'siti', selesai: true, versi: 3 }]),
  );
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Petugas' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Saya (Bu Rina)' }));
  await waitFor(() => expect(sentTo(port, '/api/pesan-petugas')).toEqual([{ id: 'siti', akun_id: 'a1' }]));
});

test('with whoever has written nothing the committee begins: there is nothing to hand over or to be done with yet', async () => {
  const port = open('/?form=siti', {
    '/api/pesan/siti': { ...baris, belum_dibaca: 0, versi: 0, pesans: [] },
  });
  fireEvent.change(await screen.findByLabelText(/^Pesan/), { target: { value: 'Serahkan Kartu Pelajar.' } });
  expect(screen.queryByRole('combobox', { name: 'Petugas' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tandai selesai' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'KIRIM PESAN' }));
  await waitFor(() =>
    expect(sentTo(port, '/api/pesan-balas')).toMatchObject([
      { id: 'siti', body: 'Serahkan Kartu Pelajar.', versi: 0, operasi_id: expect.any(String) },
    ]),
  );
});

test('a conversation that is gone says so, and the way back', async () => {
  open('/?form=budi');
  expect(await screen.findByText('halaman tidak ditemukan')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Coba lagi' }).length).toBeGreaterThan(0);
});
