// @vitest-environment jsdom
import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserInfo } from '../../../shell/session/sign-in.ts';
import { buildServices, siti, type TestServices } from '../../../testing/build-services.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { settle } from '../../../sync/testing/fake-time.ts';

const budi: UserInfo = { ...siti, username: 'Budi', email: '26-0232-5' };
const wrongText = 'Token salah atau sudah berganti. Lihat token yang sekarang di layar pengawas.';
let app: TestServices;

beforeEach(async () => {
  await import('./ask-ganti-peserta.tsx');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = buildServices({
    'auth/token': { body: { token: 't', type: 'Bearer', expires_in: 3600 } },
    'auth/logout': { body: { status: true, message: 'Anda sudah keluar.' } },
    'peserta/dashboard': { body: { peserta: budi.peserta } },
    'peserta/dashboard-jadwal-ujian': { body: [] },
    'peserta/ganti-peserta': ({ token }) =>
      token === 'ABCDEF'
        ? { body: { status: true, message: 'Peserta diganti.' } }
        : { body: { status: false, jenis: 'token-salah', message: wrongText } },
  });
  const session = await app.world.device.start();
  app.world.server.network = 'down';
  await session.answer('butir-1', 'A');
  session.close();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(async () => {
    await settle();
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  });

/** The login page, and this account logs in there. */
async function logIn(user: UserInfo): Promise<void> {
  app.answers['user-info'] = { body: user };
  renderApp(app.services, '/login');
  fireEvent.change(screen.getByLabelText('Nomor Peserta'), { target: { value: user.email } });
  fireEvent.change(screen.getByLabelText('Kata Sandi'), { target: { value: 'rahasia' } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await pass(1500);
}

async function sendToken(token: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Token'), { target: { value: token } });
  fireEvent.submit(screen.getByLabelText('Token'));
  await pass(1500);
}
const isAsked = () => screen.queryByRole('heading', { name: 'Ganti peserta' }) !== null;
const operations = () => app.world.device.ports.db.operasi.count();
const sent = (path: string) => app.requests.filter((one) => one.path === path);

describe('Ganti peserta: a participant signs in where the exam of another runs', () => {
  test('S16: the dialog names subject and number, and stands before the dashboard', async () => {
    await logIn(budi);
    const words = screen.getByRole('dialog').textContent;
    expect(words).toContain('Matematika milik peserta SITI masih berjalan');
    expect(words).toContain('Jawabannya aman dan tetap dikirim');
    expect(app.services.session.current()).toBeUndefined();
    expect(screen.getByTestId('alamat').textContent).toBe('/login');
  });

  test('S16: a wrong token and a server out of reach are told, and the sheet stays as it is', async () => {
    await logIn(budi);
    const before = await operations();
    await sendToken('salahx');
    expect(screen.getByRole('alert').textContent).toBe(wrongText);
    app.answers['peserta/ganti-peserta'] = 'putus';
    await sendToken('abcdef');
    expect(screen.getByRole('alert').textContent).toContain('belum ada yang berubah');
    expect([isAsked(), await operations()]).toEqual([true, before]);
    expect(await app.services.engine.findLeftOpen(budi.email)).toBeDefined();
    expect(app.services.session.current()).toBeUndefined();
  });

  test('S16: the right token seals what the other left, and leads on; the answers are still delivered', async () => {
    await logIn(budi);
    await sendToken('abcdef');
    expect(sent('peserta/ganti-peserta')[0]?.body).toEqual({ ujian_id: 'ujian-1', token: 'ABCDEF' });
    expect(app.services.session.current()?.user.email).toBe(budi.email);
    expect(screen.getByTestId('alamat').textContent).toBe('/peserta/dashboard');
    expect([isAsked(), await operations()]).toEqual([false, 0]);
    app.world.server.network = 'up';
    await app.services.engine.flushAll();
    expect(lembarValues(app.world.server.attempt.sheet)).toMatchObject({ 'butir-1': ['A', false] });
  });

  test('S16: Batal signs the newcomer out again: no login, no password in the form, the sheet as it was', async () => {
    await logIn(budi);
    const before = await operations();
    fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await pass(1500);
    expect([isAsked(), await operations(), sent('auth/logout').length]).toEqual([false, before, 1]);
    expect(app.services.session.current()).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>('Kata Sandi').value).toBe('');
    expect(await app.services.engine.findLeftOpen(budi.email)).toBeDefined();
  });

  test.each([
    ['the same account', { ...siti, email: 'siti' }],
    ['staff', { ...budi, authent: 'supervisor', peserta: null }],
  ])('%s is never asked', async (_, user) => {
    await logIn(user);
    expect(isAsked()).toBe(false);
    expect(app.services.session.current()?.user.email).toBe(user.email);
    expect(await app.services.engine.findLeftOpen('orang-lain')).toBeDefined();
  });
});
