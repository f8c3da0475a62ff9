// @vitest-environment jsdom
import { kataStatusBerkas } from '@spmb/shared/peserta/status-berkas.ts';
import type { BarisPendaftar } from '@spmb/shared/situs/baris.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetVisits, openSchool, openSitus } from '../../testing/render-situs.tsx';

beforeEach(forgetVisits);
afterEach(cleanup);

/** 1 July 2025, 15.00 WIB. */
const timestamps = 1_751_356_800_000;
const row = (num: number, given: Partial<BarisPendaftar> = {}): BarisPendaftar => ({
  num,
  nisn: '00******78',
  nama: `P${num}`,
  nama_sekolah_asal: 'SMP 1',
  pil1: 'TKJ',
  pil2: 'DKV',
  status: 'Pengajuan',
  ...given,
});
const listOf = (count: number, given: Partial<BarisPendaftar> = {}) =>
  Array.from({ length: count }, (_, at) => row(at + 1, given));
const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1);
const search = (text: string) => fireEvent.change(screen.getByLabelText('Cari'), { target: { value: text } });

test('S1-PEND-01, S1-PEND-02, S1-PEND-03, S1-PEND-05: the list, what its words mean, and how old it is', async () => {
  openSitus('/daftar-peserta', { pendaftars: { body: { timestamps, datas: listOf(1) } } });
  expect(await heads()).toEqual(['#', 'NISN', 'Nama Peserta', 'Asal Sekolah', 'Pil. 1', 'Pil. 2', 'STATUS']);
  expect(screen.getByText('Data per tanggal Selasa, 01 Juli 2025 pukul 15.00 WIB.')).toBeTruthy();
  expect(screen.getByText(/diperbarui setiap 5 menit/)).toBeTruthy();
  expect(screen.getByText('Berkas sudah diperiksa dan diterima.')).toBeTruthy();
  expect(rows()).toHaveLength(1);
});

test.each([
  [kataStatusBerkas[1], 'grey'],
  [kataStatusBerkas[2], 'amber'],
  [kataStatusBerkas[3], 'amber'],
  [kataStatusBerkas[4], 'green'],
  [kataStatusBerkas[5], 'red'],
  [kataStatusBerkas[6], 'red'],
])('S1-PEND-06: %s is %s', async (status, tone) => {
  openSitus('/daftar-peserta', { pendaftars: { body: { timestamps, datas: [row(1, { status })] } } });
  await screen.findByRole('table');
  expect(within(rows()[0]!).getByText(status).className).toBe(`chip chip-${tone}`);
});

test('S1-PEND-04, S1-PEND-05: of 10,000 rows ten are drawn; they are turned over, searched, and asked for again', async () => {
  const datas = listOf(10_000);
  datas[8_000] = row(8_001, { nama: 'A**** B***', nisn: '12******90' });
  const { answers, requests } = openSitus('/daftar-peserta', { pendaftars: { body: { timestamps, datas } } });
  await screen.findByText('1–10 dari 10.000');
  expect(rows()).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(rows()[0]?.textContent).toContain('P11');
  expect(screen.getByText('Halaman 2 dari 1.000')).toBeTruthy();
  // N15: whoever types his own name or number finds the masked row that may be his.
  for (const own of ['aisya bint', '1234567890', 'a****']) {
    search(own);
    expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('8001')]);
  }
  search('tidak ada');
  expect(screen.getByRole('status').textContent).toContain('Tidak ada yang cocok');
  search('');
  answers['pendaftars'] = { body: { timestamps, datas: listOf(1) } };
  fireEvent.click(await screen.findByRole('button', { name: 'Muat ulang data' }));
  await screen.findByText('1–1 dari 1');
  expect(await screen.findByText('Data sudah yang terbaru.')).toBeTruthy();
  expect(requests.filter(({ path }) => path === 'pendaftars')).toHaveLength(2);
});

test('a list without rows, and one that cannot be had, say so and what to do', async () => {
  openSitus('/daftar-peserta', { pendaftars: { body: { timestamps, datas: [] } } });
  expect(await screen.findByText(/Belum ada pendaftar/)).toBeTruthy();
  cleanup();
  await forgetVisits();
  const { answers } = openSitus('/daftar-peserta', { pendaftars: 'putus' });
  expect((await screen.findByRole('alert')).textContent).toContain('Periksa sambungan internet');
  answers['pendaftars'] = { body: { timestamps, datas: listOf(2) } };
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('1–2 dari 2')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without network a later visit shows what an earlier one had, dated, and again what is new once the network is back', async () => {
  openSitus('/daftar-peserta', { pendaftars: { body: { timestamps, datas: listOf(3) } } });
  await screen.findByText('1–3 dari 3');
  cleanup();
  const { answers } = openSitus('/daftar-peserta', { pendaftars: 'putus' });
  await screen.findByText('1–3 dari 3');
  await screen.findByText(/^Data per .* WIB, ditampilkan tanpa jaringan\.$/);
  answers['pendaftars'] = { body: { timestamps, datas: listOf(4) } };
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('1–4 dari 4');
  await waitFor(() => expect(screen.queryByText(/tanpa jaringan/)).toBeNull());
});

test.each([
  [true, ['#', 'PRO. KEAHLIAN', 'PAGU/KUOTA', 'WARNA MAP']],
  [false, ['#', 'PRO. KEAHLIAN', 'WARNA MAP']],
])(
  'S1-PAGU-01, S1-PAGU-02: programmes with a named colour; seats are shown: %s',
  async (showpagu, columns) => {
    const seats = showpagu ? { pagu: 1_200 } : {};
    openSitus('/pagu', {
      info: { body: { ...openSchool, showpagu } },
      pagu: { body: [{ num: 1, nama: 'Teknik Mesin', warna: '#c62828', ...seats }] },
    });
    await waitFor(async () => expect(await heads()).toEqual(columns));
    expect(rows()[0]?.textContent).toBe(showpagu ? '1Teknik Mesin1.200Merah' : '1Teknik MesinMerah');
    search('mesin');
    expect(rows()).toHaveLength(1);
  },
);

const accepted = { num: 1, nisn: '00******78', nama: 'S***', sekolah: 'SMP 1', jurusan: 'TKJ' };

test('S1-PENG-01, S1-PENG-02: whoever is accepted, with a green chip; no ranking before', async () => {
  openSitus('/pengumuman', { pengumuman: { body: [accepted] } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daftar Pengumuman');
  expect(await heads()).toEqual(['#', 'NISN', 'NAMA PESERTA', 'ASAL SEKOLAH', 'PROG. KEAHLIAN']);
  expect(screen.getByText('TKJ').className).toBe('chip chip-green');
  expect(screen.getByText(/Tidak ada peringkat sementara/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Muat ulang data' })).toBeTruthy();
});

test('whoever reads the accepted finds the page that computes them again, also where lowest scores are hidden', async () => {
  const link = () => screen.queryByRole('link', { name: 'Hitung sendiri seleksi ini di peramban Anda' });
  openSitus('/pengumuman', { pengumuman: { body: [accepted] }, 'pengumuman-nilai': { body: [] } });
  await screen.findByText('TKJ');
  expect(screen.queryByText('Nilai terendah yang diterima')).toBeNull();
  expect(link()?.getAttribute('href')).toBe('/bukti-seleksi');
});

test.each([
  [false, /Pilihan 2 hanya mengisi kursi yang tersisa/],
  [true, /Kedua pilihan dihitung sama/],
])('how the two choices count stands above the list; alike: %s', async (pilihan_setara, words) => {
  openSitus('/pengumuman', { info: { body: { ...openSchool, pilihan_setara } } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('S1-PENG-04: before the result is published nobody stands there, and until when one waits', async () => {
  openSitus('/pengumuman', {
    countdown: { body: { countdownshow: true, countdowntime: 1_790_000_061_000 } },
  });
  expect((await screen.findByRole('timer')).textContent).toBe('1 menit lagi');
  expect(screen.getByText(/Belum ada hasil yang diumumkan\. Hasil diumumkan/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
