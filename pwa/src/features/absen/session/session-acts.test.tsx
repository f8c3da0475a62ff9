// @vitest-environment jsdom
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';
import { at, done, openRuang, press, pressMenu, session, working } from '../testing/open-ruang.tsx';

const rows = [
  buildAbsenRow({ id: 'a', nama: 'Ani', kursi: '01', ...done }),
  buildAbsenRow({ id: 'b', nama: 'Budi', kursi: '02', ...done, belum_terkirim: 3 }),
  buildAbsenRow({ id: 'c', nama: 'Cici', kursi: '03' }),
  buildAbsenRow({ id: 'd', nama: 'Dedi', kursi: '01', ruang: 'Lab 2', ...working }),
];

const open = (answers: Record<string, unknown> = {}, shown: AbsenRow[] = rows) => openRuang(answers, shown);
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function chooseRuang(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: /Saring/ }));
  fireEvent.mouseDown(screen.getByLabelText('Ruang'));
  fireEvent.click(await screen.findByRole('option', { name }));
}

afterEach(cleanup);

describe('geser sesi', () => {
  test('shows the new times before it is done, and that the next session would meet them', async () => {
    const port = open({ 'POST /api/geser-sesi': { message: 'Sesi digeser 20 menit.' } });
    await pressMenu('Geser sesi');
    const dialog = await screen.findByRole('dialog', { name: 'Geser sesi' });
    fill(/Geser \(menit\)/, '20');
    within(dialog).getByText(/Menjadi 07.50–09.50 WIB/);
    within(dialog).getByText(/Sesi 2 dimulai pukul 09.45/);
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Geser juga Sesi 2' }));
    expect(within(dialog).queryByText(/Sesi 2 dimulai/)).toBeNull();
    const act = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Geser sesi' });
    expect(act.disabled).toBe(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'listrik padam' }));
    fireEvent.click(act);
    await screen.findByText('Sesi digeser 20 menit.');
    expect(port.sent[0]?.body).toEqual({
      tanggal: '2026-06-01',
      jadwal_ujian_sesi_id: 's1',
      ruang: '',
      menit: 20,
      sesudahnya: true,
      alasan: 'listrik padam',
      tindakan_id: 'id-1',
    });
  });

  test('N39: who watches one room shifts that; who watches some of them chooses one first', async () => {
    const own = { ...session, seluruh_sesi: false };
    const port = open({
      '/api/sesi-ruang/2026-06-01/s1': { ...own, ruang: own.ruang.slice(0, 1) },
      'POST /api/geser-sesi': { message: 'Lab 1 digeser 15 menit.' },
    });
    await pressMenu('Geser sesi');
    const dialog = await screen.findByRole('dialog', { name: 'Geser sesi' });
    within(dialog).getByText('Hanya Lab 1 yang digeser.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'listrik padam' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Geser sesi' }));
    await screen.findByText('Lab 1 digeser 15 menit.');
    expect(port.sent[0]?.body).toMatchObject({ ruang: 'Lab 1' });
    cleanup();
    open({ '/api/sesi-ruang/2026-06-01/s1': own });
    await screen.findByText('07.30–09.30 WIB');
    await press('Lainnya ▾');
    expect(screen.queryByRole('menuitem', { name: 'Geser sesi' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await chooseRuang('Lab 2');
    await pressMenu('Geser sesi');
  });

  test('who watches one room reads its name, and is offered no choice of rooms', async () => {
    open({ '/api/sesi-ruang/2026-06-01/s1': { ...session, ruang: session.ruang.slice(1) } }, rows.slice(3));
    await screen.findByText('Lab 2 · 07.30–09.30 WIB');
    fireEvent.click(screen.getByRole('button', { name: 'Saring' }));
    await screen.findByLabelText('Urutkan');
    expect(screen.queryByLabelText('Ruang')).toBeNull();
  });

  test('a shifted session says so', async () => {
    open({
      '/api/sesi-ruang/2026-06-01/s1': {
        ...session,
        geser_menit: 15,
        mulai_ms: at('07:45'),
        selesai_ms: at('09:45'),
      },
    });
    await screen.findByText('07.45–09.45 WIB');
    screen.getByText('digeser 15 menit');
  });
});

test('the board shows every seat with its sign and words, room by room', async () => {
  open();
  await press('Papan boleh pulang');
  const board = await screen.findByRole('dialog', { name: 'Papan boleh pulang' });
  const seats = (room: string) =>
    within(within(board).getByRole('region', { name: room }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(seats('Lab 1')).toEqual([
    '✓ 01AniBoleh pulang',
    '! 02BudiJangan ditutup (3)',
    '– 03CiciBelum mulai',
  ]);
});

test('once the room is closed, who has not begun is absent: on the board, in the list, and no trouble any more', async () => {
  open({}, [buildAbsenRow({ id: 'c', nama: 'Cici', kursi: '03', keadaan: 'tidak_hadir' })]);
  await screen.findByText('tidak hadir');
  expect(screen.queryByText(/belum ada perangkat/)).toBeNull();
  await press('Papan boleh pulang');
  const board = await screen.findByRole('dialog', { name: 'Papan boleh pulang' });
  expect(within(board).getByRole('listitem').textContent).toBe('– 03CiciTidak hadir');
});

test('all rooms stand in one table, the most troubled first, and each leads to its list', async () => {
  open();
  await press('Semua ruang');
  const table = await screen.findByRole('table', { name: 'Semua ruang' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Lab 1', '2/3', '0', '2', '1', '3'],
    ['Lab 2', '1/1', '1', '0', '–', '–'],
  ]);
  fireEvent.click(within(table).getByRole('button', { name: 'Lab 2' }));
  await screen.findByRole('button', { name: 'Perintah untuk Dedi' });
  expect(screen.queryByRole('button', { name: 'Perintah untuk Ani' })).toBeNull();
});

test('a tap on a figure leaves only those in the list, a second one shows everybody again', async () => {
  open();
  const names = () =>
    screen.queryAllByRole('button', { name: /^Perintah untuk/ }).map((one) => one.getAttribute('aria-label'));
  const all = await screen.findAllByRole('button', { name: /^Perintah untuk/ });
  await press('Masalah 1');
  await waitFor(() => expect(names()).toEqual(['Perintah untuk Budi']));
  await press('Belum hadir 1');
  await waitFor(() => expect(names()).toEqual(['Perintah untuk Cici']));
  await press('Belum hadir 1');
  await waitFor(() => expect(names()).toHaveLength(all.length));
});

test('Reset semua login is one act on everybody of the room, which it counts; sent again it is the same act', async () => {
  const data = { berhasil: ['a', 'b', 'c'], gagal: [], belum_terkirim: [] };
  const port = open({ 'POST /api/reset-login': new CallError('Server sekolah tidak terjangkau.', 0) });
  await chooseRuang('Lab 1');
  await pressMenu('Reset semua login');
  const dialog = await screen.findByRole('dialog', { name: 'Reset login' });
  within(dialog).getByText('3 peserta: Ani (P-0001), Budi (P-0001), Cici (P-0001)');
  fireEvent.click(within(dialog).getByRole('button', { name: 'perangkat mati' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reset login' }));
  const again = await within(dialog).findByRole('button', { name: 'Kirim lagi' });
  port.answers['POST /api/reset-login'] = { message: 'Login dibuka untuk 3 peserta.', data };
  fireEvent.click(again);
  await screen.findByText('Login dibuka untuk 3 peserta.');
  const body = { ids: ['a', 'b', 'c'], alasan: 'perangkat mati', tindakan_id: 'id-1' };
  expect(port.sent.map((sent) => sent.body)).toEqual([body, body]);
});

describe('catat pelanggaran', () => {
  test('takes a code and words; "lainnya" needs words', async () => {
    const port = open({
      'POST /api/pelanggaran': { message: 'Pelanggaran dicatat.', data: { berhasil: ['d'], gagal: [] } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Perintah untuk Dedi' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Catat pelanggaran' }));
    const dialog = await screen.findByRole('dialog');
    const act = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Catat' });
    fireEvent.mouseDown(within(dialog).getByLabelText(/Jenis pelanggaran/));
    fireEvent.click(await screen.findByRole('option', { name: 'Lainnya' }));
    expect(act.disabled).toBe(true);
    fill(/Keterangan/, 'memakai jam pintar');
    fireEvent.click(act);
    await screen.findByText('Pelanggaran dicatat.');
    expect(port.sent[0]?.body).toEqual({
      ids: ['d'],
      kode: 'lainnya',
      keterangan: 'memakai jam pintar',
      tindakan_id: 'id-1',
    });
  });

  test('stands at the row, and in its detail with who and when', async () => {
    const act = { id: 't1', jenis: 'pelanggaran', menit: null, kode: 'alat_terlarang' };
    open(
      {
        '/api/absen-tindakan/d': [{ ...act, alasan: 'HP kedua', nama: 'Bu Sari', waktu_ms: at('08:05') }],
      },
      [buildAbsenRow({ id: 'd', nama: 'Dedi', ...working, pelanggaran: 1 })],
    );
    await screen.findByText(/1 pelanggaran/);
    fireEvent.click(await screen.findByRole('button', { name: 'Perintah untuk Dedi' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rincian' }));
    const list = await screen.findByRole('region', { name: 'Catatan pengawas' });
    expect(within(list).getByRole('listitem').textContent).toBe(
      '08.05 · Pelanggaran: Membawa atau memakai alat yang dilarangHP kedua · Bu Sari',
    );
  });
});
