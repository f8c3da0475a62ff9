// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubWidth } from '../../kit/testing/wide-screen.ts';
import { CallError } from '../../http/call-error.ts';
import { buildAbsenRow } from './testing/build-absen-row.ts';
import { openRuang } from './testing/open-ruang.tsx';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';

const running = {
  status: 'SEDANG MENGERJAKAN',
  kontak_ms: 1_000,
  sisa_ms: 60_000_000,
  sisa_pada_ms: 1_000,
} as const;
const siti = buildAbsenRow({ id: 'r1', nama: 'Siti', nomor_peserta: 'P-1', ...running });
const budi = buildAbsenRow({ id: 'r2', nama: 'Budi', nomor_peserta: 'P-2', kursi: '02', ...running });

const open = async (rows: AbsenRow[], answers: Record<string, unknown> = {}) => openRuang(answers, rows);
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
    expect(screen.getByRole('timer').textContent).toBe('⟳ 05.00');
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

describe('the list on a wide screen', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('S3-ABS-02, S3-ABS-03: registration number, name, programme, time in and out, score, and status as SL, SM or BH', async () => {
    stubWidth(1_280);
    const times = { jam_masuk: '07:31', jam_keluar: '08:15' };
    const done = { noreg: 'REG-7', nama: 'Ani', jurusan: 'Program TKJ', ...times, nilai: 87.5 };
    await open([
      buildAbsenRow({ id: 'a', ...done, status: 'SELESAI', keadaan: 'final' }),
      buildAbsenRow({ id: 'b', nama: 'Budi', ...running }),
      buildAbsenRow({ id: 'c', nama: 'Cici' }),
      // It may hold answers that it could not tell of.
      buildAbsenRow({ id: 'd', nama: 'Dedi', ...running, diam_sejak_ms: 1_000 }),
    ]);
    await screen.findByLabelText('Tidak diketahui selama perangkatnya terputus');
    expect(screen.getAllByLabelText('semua jawaban terkirim')).toHaveLength(3);
    const textOf = async (nama: string) =>
      (await screen.findByRole('button', { name: `Perintah untuk ${nama}` })).closest('[role=row]')
        ?.textContent ?? '';
    const [ani, budi, cici] = [await textOf('Ani'), await textOf('Budi'), await textOf('Cici')];
    for (const fact of ['REG-7', 'Ani', 'Program TKJ', '07.31', '08.15', '87,5']) expect(ani).toContain(fact);
    expect([ani, budi, cici].map((text) => /SL|SM|BH/.exec(text)?.[0])).toEqual(['SL', 'SM', 'BH']);
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
    expect(act().disabled).toBe(true);
    fill(/Alasan/, 'salah akun');
    fireEvent.click(act());
    await screen.findByText('Ujian Siti di-reset.');
    expect(port.sent).toEqual([
      {
        path: '/api/reset-ujian-private',
        body: { id: 'r1', alasan: 'salah akun', konfirmasi: 'P-1', tindakan_id: 'id-1' },
      },
    ]);
  });

  test.each([
    ['/api/reset-ujian-private', /Reset ujian/, 'Ya, reset ujian', /Ketik nomor peserta/, 'P-1', /Alasan/],
    ['/api/pesan-layar', /Kirim pesan/, 'Kirim pesan', /Pesan/, 'Angkat tangan.', /Pesan/],
  ])('S3-ABS-13: a refused %s says why in red, and nothing says that it was done', async (...given) => {
    const [path, entry, yes, field, typed, last] = given;
    const refusal = 'Ujian ini sudah final.';
    await open([siti], { [`POST ${path}`]: new CallError(refusal, 409) });
    const dialog = await command('Siti', entry);
    fill(field, typed);
    fill(last, 'salah akun');
    fireEvent.click(within(dialog).getByRole('button', { name: yes }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain(refusal);
    expect(alert.className).toContain('Error');
    expect(document.querySelector('.notice')).toBeNull();
    within(dialog).getByDisplayValue('salah akun');
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
    await within(dialog).findByText(/Server sekolah tidak terjangkau\..*tetap dihitung satu kali/);
    expect(screen.getByLabelText<HTMLInputElement>(/Alasan/).disabled).toBe(true);
    port.answers['POST /api/tambah-waktu'] = {
      message: 'Waktu ditambah.',
      data: { berhasil: ['r1'], gagal: [] },
    };
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kirim lagi' }));
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
        data: {
          berhasil: ['r1'],
          gagal: [{ id: 'r2', message: 'Ujiannya sudah selesai.' }],
          belum_terkirim: [],
        },
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Reset login' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'perangkat mati' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reset login' }));
    await screen.findByText('Login dibuka untuk 1 peserta.');
    expect(screen.getByRole('listitem').textContent).toBe('Budi (P-2): Ujiannya sudah selesai.');
  });

  test('Paksa selesai on many goes on after a refusal', async () => {
    const port = await open([siti, budi], { 'POST /api/set-selesai': new CallError('Sudah selesai.', 409) });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Paksa selesai' }));
    const dialog = await screen.findByRole('dialog');
    fill(/Alasan/, 'waktu sesi habis');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ya, akhiri ujian' }));
    await screen.findByText('0 dari 2 ujian diselesaikan.');
    await waitFor(() => expect(port.sent.length).toBe(2));
    expect(port.sent.map(({ body }) => body)).toEqual([
      { id: 'r1', alasan: 'waktu sesi habis', tindakan_id: 'id-1' },
      { id: 'r2', alasan: 'waktu sesi habis', tindakan_id: 'id-1' },
    ]);
  });

  test('Reset login leaves on the screen what the old device still holds, until it is read', async () => {
    const port = await open([siti], {
      'POST /api/reset-login': {
        message: 'Login dibuka untuk 1 peserta.',
        data: { berhasil: ['r1'], gagal: [], belum_terkirim: [{ id: 'r1', jumlah: 2 }] },
      },
    });
    const dialog = await command('Siti', /Reset login/);
    fill(/Alasan/, 'perangkat mati');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reset login' }));
    await screen.findByText('Jangan matikan perangkat lama');
    expect(screen.getByRole('listitem').textContent).toBe('Siti (P-1): 2 catatan jawaban belum terkirim');
    expect(port.sent[0]?.body).toEqual({ ids: ['r1'], alasan: 'perangkat mati', tindakan_id: 'id-1' });
  });

  test.each([
    ['a lost connection stops the round', new CallError('tidak terjangkau', 0)],
    ['an error of the server stops it', new CallError('Opps', 500)],
  ])('Paksa selesai on many: %s, and the repeat carries the same id', async (_, failure) => {
    const port = await open([siti, budi], { 'POST /api/set-selesai': failure });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Paksa selesai' }));
    const dialog = await screen.findByRole('dialog');
    fill(/Alasan/, 'sakit');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ya, akhiri ujian' }));
    const again = await within(dialog).findByRole('button', { name: 'Kirim lagi' });
    expect(port.sent.length).toBe(1);
    port.answers['POST /api/set-selesai'] = { message: 'Ujian diselesaikan.' };
    fireEvent.click(again);
    await screen.findByText('2 dari 2 ujian diselesaikan.');
    expect(new Set(port.sent.map(({ body }) => (body as { tindakan_id: string }).tindakan_id)).size).toBe(1);
  });
});

describe('minutes lost by starting late', () => {
  const late = { ...siti, hilang_menit: 12 };
  const minutes = () => screen.getByLabelText<HTMLInputElement>(/Tambahan/).value;
  const reason = () => screen.getByLabelText<HTMLInputElement>(/Alasan/).value;

  test('are given back with one tap in Tambah waktu', async () => {
    await open([late]);
    await command('Siti', /Tambah waktu/);
    fireEvent.click(screen.getByRole('button', { name: /Ganti 12 menit yang hilang/ }));
    expect([minutes(), reason()]).toEqual(['12', 'terlambat masuk']);
  });

  test('stand in the detail, with the way to give them back', async () => {
    await open([late]);
    await command('Siti', /Rincian/);
    await screen.findByText('kehilangan 12 menit');
    fireEvent.click(screen.getByRole('button', { name: 'Ganti 12 menit' }));
    await screen.findByRole('dialog', { name: 'Tambah waktu' });
    expect([minutes(), reason()]).toEqual(['12', 'terlambat masuk']);
  });

  test('are not proposed where none were lost', async () => {
    await open([siti]);
    await command('Siti', /Tambah waktu/);
    expect(screen.queryByRole('button', { name: /Ganti/ })).toBeNull();
  });
});

describe('a disturbance of the room', () => {
  test('is given back to all of them in one act', async () => {
    const stop = { ...running, henti: [{ sejak_ms: Date.UTC(2026, 5, 1, 2, 12), menit: 7 }] };
    const rows = ['01', '02', '03'].map((kursi) =>
      buildAbsenRow({ id: kursi, kursi, ruang: 'Lab 2', ...stop }),
    );
    const port = await open(rows, {
      'POST /api/tambah-waktu': { message: 'Waktu ditambah 7 menit', data: { berhasil: [], gagal: [] } },
    });
    await screen.findByText(/ujian 3 peserta terhenti sejak 09.12/);
    fireEvent.click(screen.getByRole('button', { name: 'Ganti 7 menit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tambah waktu' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Tambah waktu' }));
    await waitFor(() => expect(port.sent).toHaveLength(1));
    expect(port.sent[0]?.body).toMatchObject({ ids: ['01', '02', '03'], menit: 7, alasan: 'gangguan ruang' });
  });
});

describe('strips of the room', () => {
  const gone = {
    kontak_ms: -600_000,
    sisa_pada_ms: -600_000,
    diam_sejak_ms: -600_000,
    status: 'SEDANG MENGERJAKAN',
  } as const;
  const rows = ['01', '02', '03'].map((kursi) =>
    buildAbsenRow({ id: kursi, nama: `Peserta ${kursi}`, kursi, ...gone, belum_terkirim: 4 }),
  );

  test('three cut off at once are said to be one break; searching for one person does not hide it', async () => {
    await open([...rows, siti]);
    await screen.findByText('3 dari 4 putus sejak 06.50');
    fill(/Cari peserta/, 'Siti');
    screen.getByText('3 dari 4 putus sejak 06.50');
  });

  test('who still holds answers is named by seat at the end of the room', async () => {
    await open([...rows, siti]);
    const end = await screen.findByRole('region', { name: 'Boleh pulang' });
    within(end).getByText(/Lab 1: 01 \(4\), 02 \(4\), 03 \(4\)/);
    within(end).getByText(/^masih memegang jawaban di perangkat/);
    cleanup();
    await open([{ ...siti, ...gone }]);
    await screen.findByText(/^mungkin masih memegang jawaban di perangkat/);
    // Nobody knows what a device holds that nobody hears.
    screen.getByRole('button', { name: 'Belum terkirim 0 ?' });
  });

  test('on a phone the filters wait behind one button', async () => {
    await open([siti, buildAbsenRow({ id: 'r3', ruang: 'Lab 2' })]);
    const button = await screen.findByRole('button', { name: /Saring/ });
    expect(screen.queryByText('tanggal dan sesi')).toBeNull();
    fireEvent.click(button);
    screen.getByText('tanggal dan sesi');
    screen.getByLabelText('Ruang');
  });
});
