// @vitest-environment jsdom
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { stubWidth } from '../../../kit/testing/wide-screen.ts';
import { LiveRuang } from '../live-ruang.tsx';
import { buildAbsenRow } from '../testing/build-absen-row.ts';
import { pressMenu } from '../testing/open-ruang.tsx';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';

const nowMs = Date.UTC(2026, 5, 1, 2, 12);
const running = {
  status: 'SEDANG MENGERJAKAN',
  kontak_ms: nowMs,
  sisa_ms: 2_400_000,
  sisa_pada_ms: nowMs,
} as const;

const times = { geser_menit: 0, mulai_ms: nowMs - 6_120_000, selesai_ms: nowMs + 1_080_000 };
const session: SesiRuang = {
  name: 'Sesi 1',
  jam_mulai: '07:30',
  jam_selesai: '09:30',
  ...times,
  seluruh_sesi: true,
  sesudahnya: [],
  ruang: ['', 'Lab 1'].map((ruang) => ({ ruang, ...times, ditutup_ms: null, ditutup_oleh: '' })),
};

/** Answers the server behind the room, and what says that its session changed. */
async function open(rows: AbsenRow[], { seluruh_sesi = true, wajib = true, isQuiet = false } = {}) {
  const encoder = new TextEncoder();
  let tell: (event: string) => void = () => undefined;
  let tellRows: () => void = () => undefined;
  const port = buildFakePort({
    '/api/token-sesi/2026-06-01/s1': {
      token: 'ABCDEF',
      berlaku_sampai_ms: nowMs + 300_000,
      rotasi_menit: 15,
      wajib,
    },
    '/api/absen-tindakan/a': [],
    '/api/sesi-ruang/2026-06-01/s1': { ...session, seluruh_sesi },
  });
  port.nowMs = () => nowMs;
  port.events = async () =>
    new ReadableStream({
      start(stream) {
        const data = JSON.stringify({ rows, server_ms: nowMs });
        tell = (event) => stream.enqueue(encoder.encode(event));
        tellRows = () => tell(`event: snapshot\ndata: ${data}\n\n`);
        if (!isQuiet) tellRows();
      },
    });
  renderScreen(
    port,
    <LiveRuang
      title="Pengawasan"
      tanggal="2026-06-01"
      sesi="s1"
      zona="WIB"
      filter={<p>tanggal dan sesi</p>}
    />,
  );
  if (!isQuiet) await screen.findAllByRole('button', { name: /Perintah untuk/ });
  return {
    port,
    tellRows: () => tellRows(),
    sessionChanged: () => tell('event: sesi\ndata: {}\n\n'),
    rowsChanged: (changed: AbsenRow[]) =>
      tell(`event: changes\ndata: ${JSON.stringify({ rows: changed, server_ms: nowMs })}\n\n`),
  };
}
const menuOf = async (nama: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Perintah untuk ${nama}` }));
  return (name: string) => screen.getByRole('menuitem', { name });
};
const ani = buildAbsenRow({ id: 'a', nama: 'Ani', ...running });
const budi = buildAbsenRow({ id: 'b', nama: 'Budi' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('S12: who is too late to begin can be given time, as his own screen tells him to ask for', async () => {
  await open([ani, budi]);
  const item = await menuOf('Budi');
  expect(item('Tambah waktu').getAttribute('aria-disabled')).toBeNull();
  expect(item('Paksa selesai').getAttribute('aria-disabled')).toBe('true');
});

test('a dialog that stands open says of its participant what is true now', async () => {
  const { rowsChanged } = await open([{ ...ani, diam_sejak_ms: nowMs }]);
  fireEvent.click((await menuOf('Ani'))('Tambah waktu'));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah waktu' });
  within(dialog).getByText(/^Peserta ini tetap mengerjakan, tanpa sambungan:/);
  rowsChanged([ani]);
  await within(dialog).findByText(/^Peserta ini tetap mengerjakan:/);
});

test('date and session are offered with the fields before them, so that they do not move under the finger', async () => {
  stubWidth(1280);
  const { tellRows } = await open([ani, { ...budi, ruang: 'Lab 2' }], { isQuiet: true });
  await screen.findByLabelText('Cari peserta');
  expect(screen.queryByRole('button', { name: 'Tanggal dan sesi' })).toBeNull();
  tellRows();
  await screen.findByRole('button', { name: 'Tanggal dan sesi' });
  screen.getByLabelText('Ruang');
});

test('the headline counts the room whatever the list is narrowed to, and an empty list says why', async () => {
  await open([ani, budi]);
  const present = () => screen.getByText('Hadir').nextElementSibling?.textContent;
  expect(present()).toBe('1/2');
  fireEvent.change(screen.getByLabelText('Cari peserta'), { target: { value: 'Budi' } });
  expect(present()).toBe('1/2');
  fireEvent.change(screen.getByLabelText('Cari peserta'), { target: { value: 'tidak ada' } });
  await screen.findByText(
    'Tidak ada peserta yang cocok. Ubah pencarian, atau ketuk Hadir untuk melihat semua.',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('who needs nobody is said to be so, and on a phone the chosen room stands on the folded button', async () => {
  await open([ani, buildAbsenRow({ id: 'b', ruang: 'Lab 2' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Masalah 0' }));
  await screen.findByText('Tidak ada yang bermasalah sekarang.');
  fireEvent.click(screen.getByRole('button', { name: 'Saring' }));
  fireEvent.mouseDown(screen.getByLabelText('Ruang'));
  fireEvent.click(await screen.findByRole('option', { name: 'Lab 1' }));
  await screen.findByRole('button', { name: 'Saring: Lab 1' });
});

test('the detail tells last contact, time left and, before the start, each fact of the device', async () => {
  const kabar = {
    perangkat: 'HP',
    pada_ms: nowMs,
    baterai: 80,
    mengisi: false,
    ruang_mb: 4_000,
    tetap: false,
    siap: true,
    bekal: true,
    selisih_ms: -3_000,
    layak: true,
  };
  await open([ani, buildAbsenRow({ id: 'a2', nama: 'Cici', kabar })]);
  const detail = async (nama: string) => {
    fireEvent.click((await menuOf(nama))('Rincian'));
    const dialog = await screen.findByRole('dialog', { name: nama });
    return (label: string) => within(dialog).getByText(label).nextElementSibling?.textContent;
  };
  const cici = await detail('Cici');
  const told = ['Soal di perangkat', 'Mulai tanpa server', 'Jam perangkat', 'Peramban', 'Penyimpanan tetap'];
  expect(told.map(cici)).toEqual([
    'ada',
    'bisa, dengan Token darurat',
    'selisih 3 detik',
    'cocok',
    'tidak dijamin peramban',
  ]);
  cleanup();
  await open([ani]);
  const fact = await detail('Ani');
  expect([fact('Kontak terakhir'), fact('Sisa waktu')]).toEqual(['pukul 09.12', '40 menit']);
});

test('N57: a token that another room renewed is on this screen at once; renewing it asks for a reason', async () => {
  const { port, sessionChanged } = await open([ani]);
  const token = () => screen.getByLabelText('Token sesi').textContent;
  await waitFor(() => expect(token()).toBe('ABC-DEF'));
  const next = { token: 'GHJKLM', berlaku_sampai_ms: nowMs + 900_000, rotasi_menit: 15, wajib: true };
  port.answers['/api/token-sesi/2026-06-01/s1'] = next;
  sessionChanged();
  await waitFor(() => expect(token()).toBe('GHJ-KLM'));
  port.answers['POST /api/token-sesi/2026-06-01/s1'] = { message: 'Token diganti.' };
  await pressMenu('Ganti token');
  const dialog = await screen.findByRole('dialog', { name: 'Ganti token' });
  const act = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ganti token' });
  expect(act.disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('button', { name: /tersebar/ }));
  fireEvent.click(act);
  await screen.findByText('Token diganti.');
  expect(port.sent[0]?.body).toEqual({ alasan: 'token tersebar ke luar ruang' });
});

test('N39: who watches a part of the session reads its token and is told who renews it and opens the Token darurat', async () => {
  await open([ani], { seluruh_sesi: false });
  await screen.findByText(/ WIB$/);
  fireEvent.click(screen.getByRole('button', { name: 'Lainnya ▾' }));
  await screen.findByText(/oleh panitia atau pengawas seluruh sesi/);
  expect(screen.getByLabelText('Token sesi').textContent).toBe('ABC-DEF');
  for (const name of ['Ganti token', 'Token darurat'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
});

test('D-ROOM-05: who has no room in a session with rooms is chosen and closed like a room, and never shifts the session', async () => {
  const { port } = await open([
    ani,
    budi,
    buildAbsenRow({ id: 'x', nama: 'Xena', ruang: null, kursi: null }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Semua ruang' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tanpa ruang' }));
  await screen.findByRole('button', { name: 'Perintah untuk Xena' });
  expect(screen.queryByRole('button', { name: 'Perintah untuk Ani' })).toBeNull();
  await screen.findByText('Tanpa ruang · 07.30–09.30 WIB');
  fireEvent.click(screen.getByRole('button', { name: 'Lainnya ▾' }));
  expect(screen.queryByRole('menuitem', { name: 'Geser sesi' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  port.answers['POST /api/tutup-ruang'] = { message: 'Ruang tanpa nama ditutup.' };
  fireEvent.click(screen.getByRole('button', { name: 'Tutup ruang' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'sakit' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Tutup ruang' }));
  await screen.findByText('Ruang tanpa nama ditutup.');
  expect(port.sent[0]?.body).toMatchObject({ ruang: '', alasan: 'sakit' });
});

test('a session whose exams need no token says so in a line; a covered sheet brings the token back', async () => {
  await open([ani], { wajib: false });
  await screen.findByText('Sesi ini tanpa token');
  expect(screen.queryByLabelText('Token sesi')).toBeNull();
  cleanup();
  await open([{ ...ani, minta_token: true }], { wajib: false });
  await screen.findByLabelText('Token sesi');
});

test('/ leads to the field, Enter opens the one who is meant from whichever room, a scanned card too', async () => {
  await open([ani, buildAbsenRow({ id: 'c', nama: 'Cici', nomor_peserta: 'P-77', ruang: 'Lab 9' })]);
  const field = screen.getByLabelText<HTMLInputElement>('Cari peserta');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'http://10.0.0.5:8080/login#P-77' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect((await screen.findByRole('menu')).textContent).toContain('Cici');
  expect(field.value).toBe('');
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.change(field, { target: { value: 'P-99' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText(/Tidak ada peserta P-99 pada sesi ini/);
});

test('the seats show the room as it stands, a tap opens the same person, and the choice stays on the device', async () => {
  localStorage.removeItem('spmb-ruang');
  await open([ani, buildAbsenRow({ id: 'c', nama: 'Cici', kursi: '03' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Denah' }));
  const seats = () =>
    screen.getAllByRole('button', { name: /^Kursi/ }).map((one) => one.getAttribute('aria-label'));
  expect(seats()).toEqual(['Kursi 01, Ani: 0/40', 'Kursi 03, Cici: belum hadir']);
  fireEvent.click(screen.getByRole('button', { name: /^Kursi 03/ }));
  await screen.findByRole('menuitem', { name: 'Reset login' });
  cleanup();
  expect(JSON.parse(localStorage.getItem('spmb-ruang') ?? '')).toMatchObject({ tampilan: 'denah' });
  localStorage.removeItem('spmb-ruang');
});
