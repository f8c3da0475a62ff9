// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServices, siti, type TestServices } from '../../testing/build-services.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { UserInfo } from '../../shell/session/sign-in.ts';
// Loaded before a test's own time begins.
import './staff-area.tsx';

const admin: UserInfo = {
  ...siti,
  username: 'Pak Budi',
  email: 'budi@sekolah.id',
  authent: 'administrator',
  peserta: null,
};
const menus = [
  { type: 'item', route: '/backend/dashboard', icon: 'dashboard', title: 'Dashboard' },
  { type: 'subheader', route: null, icon: null, title: 'UJIAN' },
  { type: 'item', route: '/backend/ujian-master-soal', icon: 'quiz', title: 'Bank Soal' },
];
let t: TestServices;

// Without a layout the window counts as narrow, where the drawer waits behind its button.
const findMenu = () => screen.queryByRole('navigation', { name: 'Menu utama', hidden: true });
const drawer = () => within(findMenu()?.parentElement ?? document.body);

beforeEach(async () => {
  t = buildServices({
    info: { body: { company: 'SMK Uji', version: '2.2.0' } },
    menus: { body: menus },
    'auth/logout': { body: { status: true, message: 'Keluar' } },
  });
  await t.services.session.begin({ token: 't', type: 'Bearer', expires_in: 3600 }, admin, false);
  await t.services.info.refresh();
  renderApp(t.services, '/backend/dashboard');
  await screen.findByText('UJIAN', {}, { timeout: 10_000 });
});
afterEach(cleanup);

test('S1-SHELL-01, S1-SHELL-02, S1-SHELL-04: the drawer says which application it is and who is signed in, the bar whose school', () => {
  for (const text of ['SIM-SPMB', 'versi 2.02', 'Pak Budi', 'budi@sekolah.id'])
    expect(drawer().getByText(text)).toBeTruthy();
  expect(within(screen.getByRole('banner')).getByText('SMK Uji')).toBeTruthy();
});

test('S1-SHELL-03: the menu is what the server lists, headings and entries in its order', () => {
  const entries = drawer().getAllByRole('listitem', { hidden: true });
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'UJIAN', 'Bank Soal']);
  const links = drawer().getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([menus[0]?.route, menus[2]?.route]);
});

test('S1-SHELL-04: the account menu leads to the own profile, to the password and out', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Menu akun Pak Budi' }));
  const entries = screen
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')]);
  expect(entries).toEqual([
    ['Profil Akun', '/backend/profil-akun'],
    ['Ganti Kata Sandi', '/backend/chngpwd'],
    ['Keluar', null],
  ]);
});

test('S1-SHELL-05: Keluar in the account menu ends the session here and at the server, and goes to the login', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Menu akun Pak Budi' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Keluar' }));
  await waitFor(() => expect(screen.getByTestId('alamat').textContent).toBe('/login'));
  expect(t.requests.map(({ path }) => path)).toContain('auth/logout');
  expect(findMenu()).toBeNull();
});
