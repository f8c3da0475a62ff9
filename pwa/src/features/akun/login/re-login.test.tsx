// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBegun, press, type OpenedApp } from '../../../testing/open-exam.tsx';
import { siti } from '../../../testing/build-services.ts';

const token = { token: 'baru', type: 'Bearer', expires_in: 3600 };
let app: OpenedApp;

beforeEach(async () => {
  await import('./re-login.tsx');
  app = await openBegun();
  await app.services.session.begin({ ...token, token: 'lama' }, siti, false);
  await app.services.session.lapse();
  await app.pass(100);
});
afterEach(cleanup);

const password = () => screen.getByLabelText('Kata Sandi');

test('S16: the login lies over the open sheet, which goes on, and takes the same account', async () => {
  expect(screen.getByRole('heading', { name: 'Masuk lagi' })).toBeTruthy();
  expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
  app.answers['auth/token'] = { body: token };
  app.answers['user-info'] = { body: siti };
  fireEvent.change(password(), { target: { value: 'kartu' } });
  press('Masuk');
  await app.pass(100);
  expect(screen.queryByRole('heading', { name: 'Masuk lagi' })).toBeNull();
  expect(app.requests.find(({ path }) => path === 'auth/token')?.body['email']).toBe('26-0231-7');
  expect(app.services.session.authorization()).toBe('Bearer baru');
  expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
});

test('S16: a wrong password is told and what was typed stays', async () => {
  app.answers['auth/token'] = { status: 401, body: { status: false, message: 'Unauthorized or Forbiden' } };
  fireEvent.change(password(), { target: { value: 'salah' } });
  press('Masuk');
  await app.pass(100);
  expect(screen.getByRole('alert').textContent).toContain('Kata sandi salah');
  expect((password() as HTMLInputElement).value).toBe('salah');
});

test('S16: it can be put off: the sheet takes answers without a login', async () => {
  press('Nanti saja');
  fireEvent.keyDown(document.body, { key: 'b' });
  await app.pass(1000);
  expect(screen.getByText(/^Terkirim /)).toBeTruthy();
});
