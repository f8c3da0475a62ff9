// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { get } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../sync/testing/fake-time.ts';
import { forgetVisits, openSitus } from '../../testing/render-situs.tsx';

beforeEach(forgetVisits);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hasil = {
  nopend: '0231',
  nisn: '0061234578',
  nama: 'Siti Nur Aini',
  ttl: 'Ternate, 1 Mei 2010',
  sekolah_asal: 'SMP 1',
  jurusan: 'TKJ',
};

test.each([
  ['DITERIMA', 'green'],
  ['BELUM DITERIMA', 'red'],
])('S1-VERI-01, S1-VERI-02: what a proof says of its applicant; %s is %s', async (status, tone) => {
  const { requests } = openSitus('/verify/kode-acak', { verify: { body: { ...hasil, status } } });
  const card = await screen.findByRole('region', { name: 'BIODATA' });
  const told = [...card.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(told).toEqual([
    ['No. Pendaftar', '0231'],
    ['NISN', '0061234578'],
    ['Nama', 'Siti Nur Aini'],
    ['TTL', 'Ternate, 1 Mei 2010'],
    ['Asal Sekolah', 'SMP 1'],
    ['Prog. Keahlian', 'TKJ'],
    ['STATUS', status],
  ]);
  expect(screen.getByText(status).className).toBe(`chip chip-${tone}`);
  expect(requests.find(({ path }) => path === 'verify')?.body).toEqual({ id: 'kode-acak' });
  // Somebody's data: the next one at this device finds nothing of them.
  expect(await get('/api/verify')).toBeUndefined();
});

test('S1-VERI-03: an unknown code is told in the server’s words, with the way on', async () => {
  const message = 'Kode ini tidak dikenal. Pindai lagi kode QR pada bukti pendaftaran.';
  openSitus('/verify/salah', { verify: { status: 404, body: { status: false, message } } });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

test('S1-VERI-03: who has tried too many is told how long to wait, and can try again after that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) =>
    act(async () => {
      await settle();
      await vi.advanceTimersByTimeAsync(ms);
    });
  const message = 'Terlalu banyak kode yang tidak dikenal. Tunggu 2 detik.';
  const { answers } = openSitus('/verify/salah', {
    verify: { status: 429, body: { status: false, message, tunggu_detik: 2 } },
  });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain(message);
  const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Coba lagi/ });
  expect([again().disabled, again().textContent]).toEqual([true, 'Coba lagi (2 detik)']);
  await pass(1_000);
  await pass(1_000);
  expect(again().disabled).toBe(false);
  answers['verify'] = { body: { ...hasil, status: 'DITERIMA' } };
  fireEvent.click(again());
  await pass(0);
  expect(screen.getByRole('region', { name: 'BIODATA' })).toBeTruthy();
});
