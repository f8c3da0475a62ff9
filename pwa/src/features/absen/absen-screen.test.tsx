// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CallError } from '../../crud/staff-port.ts';
import { buildFakePort } from '../../crud/testing/fake-port.ts';
import { renderScreen } from '../../crud/testing/render-screen.tsx';
import { Room } from './room.tsx';
import { buildAbsenRow } from './testing/build-absen-row.ts';
import type { AbsenRow } from './absen-row.ts';

const running = {
  status: 'SEDANG MENGERJAKAN',
  kontak_ms: 1_000,
  sisa_ms: 60_000_000,
  sisa_pada_ms: 1_000,
} as const;
const siti = buildAbsenRow({ id: 'r1', nama: 'Siti', nomor_peserta: 'P-1', ...running });
const budi = buildAbsenRow({ id: 'r2', nama: 'Budi', nomor_peserta: 'P-2', kursi: '02', ...running });

async function open(rows: AbsenRow[], answers: Record<string, unknown> = {}) {
  const port = buildFakePort({
    '/api/token-sesi/2026-06-01/s1': { token: 'ABCDEF', berlaku_sampai_ms: 301_000, rotasi_menit: 15 },
    ...answers,
  });
  port.events = async () =>
    new ReadableStream({
      start(stream) {
        const data = JSON.stringify({ rows, server_ms: 1_000 });
        stream.enqueue(new TextEncoder().encode(`event: snapshot\ndata: ${data}\n\n`));
      },
    });
  renderScreen(port, <Room tanggal="2026-06-01" sesi="s1" filter={null} />);
  return port;
}
const command = async (nama: string, item: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name: `Perintah untuk ${nama}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
};
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(cleanup);

describe("the proctor's room", () => {
  test('shows the token and the time until the next one', async () => {
    await open([siti]);
    expect((await screen.findByLabelText('Token sesi')).textContent).toBe('ABC-DEF');
    expect(screen.getByRole('timer').textContent).toBe('berganti 05.00');
  });

  test('a session without participants says where they come from', async () => {
    await open([]);
    await screen.findByText(/Panitia membuatnya di menu Jadwal Peserta/);
  });

  test('of thousands of rows only those near the screen are drawn', async () => {
    await open(Array.from({ length: 3_000 }, (_, n) => buildAbsenRow({ id: `r${n}`, nama: `Peserta ${n}` })));
    await screen.findAllByRole('button', { name: /Perintah untuk/ });
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3001');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });
});

describe('commands', () => {
  test('Reset ujian is sent only after the participant’s own number is typed', async () => {
    const port = await open([siti], { 'POST /api/reset-ujian-private': { message: 'Ujian Siti di-reset.' } });
    const dialog = await command('Siti', /Reset ujian/);
    const act = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ya, reset ujian' });
    expect(act().disabled).toBe(true);
    fill(/Ketik nomor peserta/, 'P-2');
    expect(act().disabled).toBe(true);
    fill(/Ketik nomor peserta/, 'P-1');
    fireEvent.click(act());
    await screen.findByText('Ujian Siti di-reset.');
    expect(port.sent).toEqual([
      { path: '/api/reset-ujian-private', body: { id: 'r1', alasan: '', konfirmasi: 'P-1' } },
    ]);
  });

  test('Tambah waktu needs a reason, and a repeat after a lost answer carries the same id', async () => {
    const port = await open([siti], {
      'POST /api/tambah-waktu': new CallError('Server sekolah tidak terjangkau.', 0),
    });
    const dialog = await command('Siti', /Tambah waktu/);
    const act = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Tambah waktu' });
    expect(act().disabled).toBe(true);
    fill(/Alasan/, 'listrik padam');
    fireEvent.click(act());
    await screen.findByText('Server sekolah tidak terjangkau.');
    port.answers['POST /api/tambah-waktu'] = {
      message: 'Waktu ditambah.',
      data: { berhasil: ['r1'], gagal: [] },
    };
    fireEvent.click(act());
    await screen.findByText('Waktu ditambah.');
    expect(port.sent[1]).toEqual(port.sent[0]);
    expect(port.sent[0]?.body).toEqual({
      ids: ['r1'],
      menit: 10,
      alasan: 'listrik padam',
      tambahan_id: 'id-1',
    });
  });

  test('a command on many names those it could not reach and why', async () => {
    await open([siti, budi], {
      'POST /api/reset-login': {
        message: 'Login dibuka untuk 1 peserta.',
        data: { berhasil: ['r1'], gagal: [{ id: 'r2', message: 'Ujiannya sudah selesai.' }] },
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Reset login' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reset login' }));
    await screen.findByText('Login dibuka untuk 1 peserta.');
    expect(screen.getByRole('listitem').textContent).toBe('Budi: Ujiannya sudah selesai.');
  });

  test('Paksa selesai on many goes on after a refusal', async () => {
    const port = await open([siti, budi], { 'POST /api/set-selesai': new CallError('Sudah selesai.', 409) });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Paksa selesai' }));
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ya, akhiri ujian' }),
    );
    await screen.findByText('0 dari 2 ujian diselesaikan.');
    await waitFor(() => expect(port.sent.length).toBe(2));
  });
});
