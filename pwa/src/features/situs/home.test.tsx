// @vitest-environment jsdom
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVisits, openSchool, openSitus } from '../../testing/render-situs.tsx';

beforeEach(forgetVisits);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** By the clock of the test. */
const todayMs = 1_790_000_001_000;
const day = (after: number) => localDate(todayMs + after * 86_400_000, 'WIB');
const slide = (title: string) => ({ path: title, title, subtitle: '', body: '', alt: '' });

test('S1-HOME-04, S1-HOME-08: without a slider the school’s name stands with the way to an account', async () => {
  openSitus('/home');
  const link = await screen.findByRole('link', { name: 'REGISTRASI SEKARANG' });
  expect(link.getAttribute('href')).toBe('/registrasi');
  expect(screen.queryByRole('region', { name: 'Gambar sekolah' })).toBeNull();
});

test('S1-HOME-08, N21: outside of the days of registration the page says so and leads to the schedule', async () => {
  openSitus('/home', { info: { body: { ...openSchool, apps_pendaftaran: false } } });
  await screen.findByText(/Pendaftaran sedang ditutup/);
  expect(screen.getByRole('link', { name: 'Lihat jadwal pendaftaran' }).getAttribute('href')).toBe('#jadwal');
  expect(screen.queryByRole('link', { name: /SEKARANG/ })).toBeNull();
});

test('S1-HOME-08: a page that was left open before the first hour shows the way to an account once it is open', async () => {
  const { answers } = openSitus('/home', { info: { body: { ...openSchool, apps_pendaftaran: false } } });
  await screen.findByText(/Pendaftaran sedang ditutup/);
  answers['info'] = { body: openSchool };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('link', { name: 'REGISTRASI SEKARANG' })).toBeTruthy();
});

test('S1-HOME-02, S1-HOME-03: the slider is turned by hand, and then no longer by itself', async () => {
  const info = { body: { ...openSchool, slider: true } };
  openSitus('/home', { info, sliders: { body: [slide('Satu'), slide('Dua')] } });
  await screen.findByRole('link', { name: 'DAFTAR SEKARANG' });
  const pictures = within(screen.getByRole('region', { name: 'Gambar sekolah' }));
  const shown = () => pictures.getByRole<HTMLImageElement>('img');
  expect([shown().alt, shown().getAttribute('src')]).toEqual(['Satu', '/api/media/Satu']);
  fireEvent.click(pictures.getByRole('button', { name: 'Gambar berikutnya' }));
  expect(shown().alt).toBe('Dua');
  expect(pictures.getByRole('button', { name: 'Putar' })).toBeTruthy();
});

test('S1-HOME-02: left alone it turns after seven seconds, until it is held', async () => {
  const info = { body: { ...openSchool, slider: true } };
  openSitus('/home', { info, sliders: { body: [slide('Satu'), slide('Dua')] } });
  const pictures = within(await screen.findByRole('region', { name: 'Gambar sekolah' }));
  const shown = () => pictures.getByRole<HTMLImageElement>('img').alt;
  fireEvent.click(pictures.getByRole('button', { name: 'Jeda' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(pictures.getByRole('button', { name: 'Putar' }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(6_900);
  expect(shown()).toBe('Satu');
  await pass(200);
  expect(shown()).toBe('Dua');
  fireEvent.click(pictures.getByRole('button', { name: 'Jeda' }));
  await pass(60_000);
  expect(shown()).toBe('Dua');
});

test('S1-HOME-05: of the days those behind are quiet and the next one is marked', async () => {
  const days = [-3, 2, 9].map((after) => ({
    tanggal: day(after),
    title: `Hari ${after}`,
    descriptions: 'Ket',
  }));
  openSitus('/home', { jadwals: { body: days } });
  const next = (await screen.findByText('Berikutnya')).closest('li');
  expect(next?.textContent).toContain('Hari 2');
  expect(screen.getByText('sudah lewat').closest('li')?.textContent).toContain('Hari -3');
});

test('S1-HOME-06, N18: requirements and regulations are downloaded where there is a file', async () => {
  const syarat = { id: '1', name: 'Kartu Keluarga', description: 'Terbaru', path: 'kk-1', wajib: true };
  const lain = { id: '2', name: 'Sertifikat', description: '', path: null, wajib: false };
  const aturan = { id: '3', name: 'Tata tertib', path: 'tt-1' };
  openSitus('/home', { persyaratans: { body: [syarat, lain] }, peraturans: { body: [aturan] } });
  const download = await screen.findByRole('link', { name: 'Download Kartu Keluarga' });
  expect(download.getAttribute('href')).toBe('/api/media/kk-1');
  expect(screen.getByRole('link', { name: 'Download Tata tertib' }).getAttribute('href')).toBe(
    '/api/media/tt-1',
  );
  expect(screen.queryByRole('link', { name: 'Download Sertifikat' })).toBeNull();
  expect([screen.getByText('Wajib'), screen.getByText('Opsional')].length).toBe(2);
});

test('S1-HOME-07, N17: what the school says first is said once in a visit, as plain text', async () => {
  const body = 'Gelombang dibuka.\n<b>Segera</b>';
  openSitus('/home', { 'splash-info': { body: { body } } });
  const dialog = await screen.findByRole('dialog', { name: 'Informasi Sekolah' });
  expect(dialog.querySelector('p')?.textContent).toBe(body);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const { requests } = openSitus('/home', { 'splash-info': { body: { body } } });
  await screen.findByText(/Persyaratan belum diumumkan/);
  expect(requests.map(({ path }) => path)).toContain('splash-info');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('S2-ANN-05: its showing is told once in a visit, by a name that the device keeps, again where it was not heard; an address in it can be followed', async () => {
  const splash = { id: 'u1.1', title: 'Tes tertulis', body: 'Baca https://sekolah.id/tes.' };
  const heard = { body: { status: true, message: 'Tercatat.' } };
  /** What a page tells, from its opening until it is closed. */
  const visit = async (answer: { status?: number; body: object }) => {
    const { requests } = openSitus('/home', { 'splash-info': { body: splash }, 'pengumuman-dibaca': answer });
    const link = await screen.findByRole('link', { name: 'https://sekolah.id/tes' });
    expect(link.getAttribute('href')).toBe('https://sekolah.id/tes');
    // What it remembers of the answer comes after the answer.
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    cleanup();
    return requests.filter(({ path }) => path === 'pengumuman-dibaca').map(({ body }) => body);
  };
  const told = [{ ids: ['u1.1'], perangkat: expect.stringMatching(/^[\da-f]{24}$/) }];
  const unheard = await visit({ status: 503, body: {} });
  expect(unheard).toEqual(told);
  expect(await visit(heard)).toEqual(unheard);
  expect(await visit(heard)).toEqual([]);
  sessionStorage.clear();
  expect(await visit(heard)).toEqual(unheard);
});
