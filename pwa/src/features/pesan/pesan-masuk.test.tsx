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
  menunggu_ms: terakhir_ms,
  saat_ujian: false,
  serahan_baru: false,
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
  lampiran: null,
  saat_ujian: false,
};
const terbuka: PercakapanTerbuka = { ...baris, pesans: [tanya], serahan: [] };
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
  expect(port.asked).toContain('/api/pesan?saring=tanpa&page=1&size=10');
});

test('an opened conversation is read once, and its answer goes out on top of what was read', async () => {
  const port = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Buka percakapan' }));
  const panel = await screen.findByRole('dialog', { name: 'Siti Aini' });
  expect(within(panel).getByText('Kapan tes?')).toBeTruthy();
  await waitFor(() => expect(sentTo(port, '/api/pesan-dibaca')).toEqual([{ id: 'siti', ids: ['m1'] }]));
  fireEvent.change(within(panel).getByLabelText('Balasan'), { target: { value: 'Tanggal 12.' } });
  fireEvent.click(within(panel).getByRole('button', { name: 'KIRIM BALASAN' }));
  const reply = { id: 'siti', body: 'Tanggal 12.', lampiran: null, versi: 3, operasi_id: 'id-1' };
  await waitFor(() => expect(sentTo(port, '/api/pesan-balas')).toEqual([reply]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Siti Aini' })).toBeNull());
});

test('an answer that was sent closes its form though the conversation has another version by then', async () => {
  const port = open('/?form=siti');
  fireEvent.change(await screen.findByLabelText('Balasan'), { target: { value: 'Tanggal 12.' } });
  port.answers['/api/pesan/siti'] = { ...terbuka, versi: 4 };
  fireEvent.click(screen.getByRole('button', { name: 'KIRIM BALASAN' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Siti Aini' })).toBeNull());
  expect(screen.queryByText('Perubahan belum disimpan')).toBeNull();
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

test('a conversation is marked as done where it is read', async () => {
  const port = open('/?form=siti');
  fireEvent.click(await screen.findByRole('button', { name: 'Tandai selesai' }));
  await waitFor(() =>
    expect(sentTo(port, '/api/pesan-selesai')).toEqual([{ id: 'siti', selesai: true, versi: 3 }]),
  );
});

test('a conversation is handed over with a note; after a lost answer it is the same act, and what was typed stays', async () => {
  const port = open('/?form=siti', { 'POST /api/pesan-petugas': new CallError('Tidak ada jaringan.', 0) });
  fireEvent.click(await screen.findByRole('button', { name: 'Serahkan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Serahkan percakapan' });
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Petugas' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Saya (Bu Rina)' }));
  fireEvent.change(within(dialog).getByLabelText('Catatan'), { target: { value: 'Soal rapor.' } });
  const hand = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Serahkan' }));
  hand();
  await screen.findByText('Tidak ada jaringan.');
  port.answers['POST /api/pesan-petugas'] = told('Percakapan diserahkan.');
  hand();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Serahkan percakapan' })).toBeNull());
  const act = {
    id: 'siti',
    akun_id: 'a1',
    dari_akun_id: null,
    catatan: 'Soal rapor.',
    operasi_id: 'id-1',
  };
  expect(sentTo(port, '/api/pesan-petugas')).toEqual([act, act]);
});

test('who hands over what somebody else has handed over meanwhile is told so, keeps his note, and does it knowingly', async () => {
  const message = 'Pak Adi baru menyerahkan percakapan ini kepada Pak Budi.';
  const now = { ...terbuka, petugas: { id: 'a2', nama: 'Pak Budi' } };
  const refused = new CallError(message, 409, {}, undefined, now);
  const port = open('/?form=siti', { 'POST /api/pesan-petugas': refused });
  fireEvent.click(await screen.findByRole('button', { name: 'Serahkan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Serahkan percakapan' });
  const note = within(dialog).getByLabelText<HTMLTextAreaElement>('Catatan');
  fireEvent.change(note, { target: { value: 'Soal rapor.' } });
  const hand = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Serahkan' }));
  hand();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(note.value).toBe('Soal rapor.');
  port.answers['POST /api/pesan-petugas'] = told('Percakapan diserahkan.');
  hand();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Serahkan percakapan' })).toBeNull());
  expect(sentTo(port, '/api/pesan-petugas')).toMatchObject([
    { dari_akun_id: null, operasi_id: 'id-1' },
    { dari_akun_id: 'a2', operasi_id: 'id-1' },
  ]);
});

test('what was handed over stands in the thread with its note, and opening it says that it was seen', async () => {
  const serahan = [
    { id: 's1', dari: 'Pak Adi', kepada: 'Bu Rina', catatan: 'Soal rapor.', dibuat_ms: terakhir_ms + 1 },
  ];
  const read = { ...tanya, dibaca: true };
  const port = open('/?form=siti', {
    '/api/pesan/siti': { ...terbuka, serahan_baru: true, serahan, pesans: [read] },
  });
  expect(await screen.findByText(/Pak Adi menyerahkan kepada Bu Rina/)).toBeTruthy();
  expect(screen.getByText('Soal rapor.')).toBeTruthy();
  await waitFor(() => expect(sentTo(port, '/api/pesan-dibaca')).toEqual([{ id: 'siti', ids: [] }]));
});

test('a ready answer is reached, found and inserted by keyboard, with the applicant’s name; nothing is sent by that', async () => {
  const ready = [
    { id: 'j1', name: 'Jadwal tes', body: 'Halo {nama} ({nomor}), tesnya tanggal 12.', versi: 1 },
    { id: 'j2', name: 'Rapor', body: 'Unggah rapor.', versi: 1 },
  ];
  const port = open('/?form=siti', { '/api/jawaban-siap': ready });
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Balasan');
  fireEvent.change(box, { target: { value: 'Selamat pagi.' } });
  const field = await screen.findByRole('combobox', { name: 'Jawaban siap' });
  fireEvent.keyDown(document.body, { code: 'KeyJ', altKey: true });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'jad' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() =>
    expect(box.value).toBe('Selamat pagi.\n\nHalo Siti Aini (SPMB-2025-0001), tesnya tanggal 12.'),
  );
  expect(sentTo(port, '/api/pesan-balas')).toEqual([]);
});

test('with a word that no ready answer has, Enter sends nothing', async () => {
  const port = open('/?form=siti', {
    '/api/jawaban-siap': [{ id: 'j2', name: 'Rapor', body: 'Ya.', versi: 1 }],
  });
  fireEvent.change(await screen.findByLabelText('Balasan'), { target: { value: 'Tanggal 12.' } });
  const field = await screen.findByRole('combobox', { name: 'Jawaban siap' });
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(sentTo(port, '/api/pesan-balas')).toEqual([]);
});

test('a file goes with an answer, and is part of the act', async () => {
  const port = open('/?form=siti', {
    'POST /api/media?doctype=pesan': { name: 'berkas1', path: '/api/media/berkas1' },
  });
  fireEvent.change(await screen.findByLabelText('Balasan'), { target: { value: 'Terlampir.' } });
  const file = new File(['%PDF-1.7'], 'surat.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Lampirkan berkas'), { target: { files: [file] } });
  await screen.findByText('Lampiran terpilih');
  fireEvent.click(screen.getByRole('button', { name: 'KIRIM BALASAN' }));
  await waitFor(() => expect(sentTo(port, '/api/pesan-balas')).toMatchObject([{ lampiran: 'berkas1' }]));
});

test('an answer goes out on top of what was there when it was begun: what came in above it since is read first', async () => {
  const port = open('/?form=siti');
  const box = await screen.findByLabelText('Balasan');
  fireEvent.change(box, { target: { value: 'Tanggal 12.' } });
  port.answers['/api/pesan/siti'] = { ...terbuka, versi: 4 };
  port.answers['POST /api/pesan-balas'] = new CallError('Ada pesan baru di percakapan ini.', 409);
  fireEvent.click(screen.getByRole('button', { name: 'Tandai selesai' }));
  await waitFor(() => expect(port.asked.filter((path) => path === '/api/pesan/siti')).toHaveLength(2));
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'KIRIM BALASAN' }));
  send();
  await screen.findByText('Ada pesan baru di percakapan ini.');
  send();
  await waitFor(() => expect(sentTo(port, '/api/pesan-balas')).toHaveLength(2));
  expect(sentTo(port, '/api/pesan-balas')).toMatchObject([{ versi: 3 }, { versi: 4 }]);
});

test('who waits, how long, and how fast the committee answers is said above the list', async () => {
  open('/', {
    '/api/pesan-waktu-jawab': {
      menunggu: 2,
      terlama_ms: 1_000 - 3 * 3_600_000,
      dijawab: 9,
      median_ms: 15 * 60_000,
    },
  });
  expect(
    await screen.findByText(
      '2 pendaftar menunggu jawaban, yang terlama 3 jam. Separuh dari 9 jawaban dalam 7 hari terakhir datang dalam 15 menit.',
    ),
  ).toBeTruthy();
});

test('with whoever has written nothing the committee begins: there is nothing to hand over or to be done with yet', async () => {
  const port = open('/?form=siti', {
    '/api/pesan/siti': { ...baris, belum_dibaca: 0, versi: 0, pesans: [], serahan: [] },
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
