// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BagianPendaftaran } from './bagian-pendaftaran.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const never = lazy(() => new Promise<never>(() => undefined));
const open = (disconnected: boolean) =>
  render(<BagianPendaftaran Pendaftaran={never} disconnected={disconnected} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const reload = () => screen.queryByRole('button', { name: 'Muat ulang halaman' });

test('what is on its way keeps its place without a complaint', async () => {
  open(false);
  await pass(9_000);
  expect(screen.getByText('Memuat pendaftaran Anda…')).toBeTruthy();
  expect(reload()).toBeNull();
});

test('where the server is there, the page may be loaded again', async () => {
  open(false);
  await pass(11_000);
  expect(screen.getByText('Pendaftaran Anda belum termuat')).toBeTruthy();
  expect(reload()).toBeTruthy();
});

test('without the server the way out is to connect: a page that might not come back is not offered to be loaded again', async () => {
  open(true);
  await pass(11_000);
  expect(screen.getByText(/^Sambungkan perangkat ini ke server sekolah/)).toBeTruthy();
  expect(reload()).toBeNull();
});
