// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildServices, siti } from '../testing/build-services.ts';
import { renderApp } from '../testing/render-app.tsx';
import type { UserInfo } from '../shell/session/sign-in.ts';

afterEach(cleanup);

async function open(address: string, user?: UserInfo): Promise<void> {
  const { services } = buildServices();
  const token = { token: 't', type: 'Bearer', expires_in: 3600 };
  if (user) await services.session.begin(token, user, false);
  renderApp(services, address);
}
const address = () => screen.getByTestId('alamat').textContent;
const guru: UserInfo = { ...siti, username: 'Bu Guru', authent: 'guru', peserta: null };

test('S1-ROUTE-26: an address that does not exist says so and leads on', async () => {
  await open('/entah');
  expect(await screen.findByRole('heading', { name: 'halaman tidak ditemukan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ke halaman depan' }).getAttribute('href')).toBe('/');
});

test.each([
  ['a participant in the back office', '/backend/jadwal-ujian', siti, 'Anda masuk sebagai peserta'],
  ['staff in the participants’ area', '/peserta/dashboard', guru, 'Anda masuk sebagai panitia'],
] as const)('S1-ROUTE-25: %s is told so, and sees nothing of it', async (_, path, user, text) => {
  await open(path, user);
  await screen.findByRole('heading', { name: 'Unauthorized or Forbiden' });
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    user === siti ? '/peserta/dashboard' : '/backend/dashboard',
  );
});

test.each(['/backend/dashboard', '/backend/jadwal-ujian-absen', '/peserta/dashboard'])(
  'S1-ROUTE-03, S1-ROUTE-16: %s asks for a login',
  async (path) => {
    await open(path);
    expect(address()).toBe('/login');
  },
);

test('S16: who signed out leads the next one nowhere: another may sit down at the same computer', async () => {
  const { services } = buildServices();
  const token = { token: 't', type: 'Bearer', expires_in: 3600 };
  await services.session.begin(token, siti, false);
  renderApp(services, '/peserta/chngpwd');
  await screen.findByRole('heading', { level: 1 });
  await act(() => services.session.end());
  expect(address()).toBe('/login');
  await act(() => services.session.begin(token, siti, false));
  await waitFor(() => expect(address()).toBe('/peserta/dashboard'), { timeout: 5_000 });
});
