// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../crud/testing/fake-port.ts';
import { renderScreen } from '../../crud/testing/render-screen.tsx';
import { Room } from './room.tsx';
import { buildAbsenRow } from './testing/build-absen-row.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';

const nowMs = Date.UTC(2026, 5, 1, 2, 12);
const running = {
  status: 'SEDANG MENGERJAKAN',
  kontak_ms: nowMs,
  sisa_ms: 2_400_000,
  sisa_pada_ms: nowMs,
} as const;

async function open(rows: AbsenRow[]) {
  const port = buildFakePort({
    '/api/token-sesi/2026-06-01/s1': { token: 'ABCDEF', berlaku_sampai_ms: nowMs + 1, rotasi_menit: 15 },
    '/api/absen-tindakan/a': [],
  });
  port.nowMs = () => nowMs;
  port.events = async () =>
    new ReadableStream({
      start(stream) {
        const data = JSON.stringify({ rows, server_ms: nowMs });
        stream.enqueue(new TextEncoder().encode(`event: snapshot\ndata: ${data}\n\n`));
      },
    });
  renderScreen(port, <Room tanggal="2026-06-01" sesi="s1" zona="WIB" filter={<p>tanggal dan sesi</p>} />);
  await screen.findAllByRole('button', { name: /Perintah untuk/ });
}
const menuOf = async (nama: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Perintah untuk ${nama}` }));
  return (name: string) => screen.getByRole('menuitem', { name });
};
const ani = buildAbsenRow({ id: 'a', nama: 'Ani', ...running });
const budi = buildAbsenRow({ id: 'b', nama: 'Budi' });

afterEach(cleanup);

test('S12: who is too late to begin can be given time, as his own screen tells him to ask for', async () => {
  await open([ani, budi]);
  const item = await menuOf('Budi');
  expect(item('Tambah waktu').getAttribute('aria-disabled')).toBeNull();
  expect(item('Paksa selesai').getAttribute('aria-disabled')).toBe('true');
});

test('the headline counts the room whatever the list is narrowed to, and an empty list says why', async () => {
  await open([ani, budi]);
  const present = () => screen.getByText('Hadir').nextElementSibling?.textContent;
  expect(present()).toBe('1/2');
  fireEvent.change(screen.getByLabelText('Cari peserta'), { target: { value: 'Budi' } });
  expect(present()).toBe('1/2');
  fireEvent.change(screen.getByLabelText('Cari peserta'), { target: { value: 'tidak ada' } });
  await screen.findByText('Tidak ada peserta yang cocok. Ubah pencarian atau saringannya.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a phone what narrows the list stands on the folded button', async () => {
  await open([ani, budi]);
  fireEvent.click(screen.getByRole('button', { name: /Saring/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Hanya masalah' }));
  await screen.findByText('Tidak ada yang bermasalah sekarang.');
  fireEvent.click(screen.getByRole('button', { name: /Saring/ }));
  screen.getByRole('button', { name: 'Saring: masalah ▾' });
});

test('the detail tells last contact, time left and, before the start, each fact of the device', async () => {
  const kabar = {
    ...{ perangkat: 'HP', pada_ms: nowMs, baterai: 80, mengisi: false, ruang_mb: 4_000 },
    ...{ tetap: false, siap: true, selisih_ms: -3_000, layak: true },
  };
  await open([ani, buildAbsenRow({ id: 'a2', nama: 'Cici', kabar })]);
  const detail = async (nama: string) => {
    fireEvent.click((await menuOf(nama))('Rincian'));
    const dialog = await screen.findByRole('dialog', { name: nama });
    return (label: string) => within(dialog).getByText(label).nextElementSibling?.textContent;
  };
  const cici = await detail('Cici');
  expect(['Soal di perangkat', 'Jam perangkat', 'Peramban', 'Penyimpanan tetap'].map(cici)).toEqual([
    ...['ada', 'selisih 3 detik', 'cocok', 'tidak dijamin peramban'],
  ]);
  cleanup();
  await open([ani]);
  const fact = await detail('Ani');
  expect([fact('Kontak terakhir'), fact('Sisa waktu')]).toEqual(['pukul 09.12', '40 menit']);
});
