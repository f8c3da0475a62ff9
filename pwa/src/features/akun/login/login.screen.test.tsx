// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildServices, siti, type Answer } from '../../../testing/build-services.ts';
import { settle } from '../../../sync/testing/fake-time.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const token = { body: { token: 't', type: 'Bearer', expires_in: 3600 } };
const good: Record<string, Answer> = { 'auth/token': token, 'user-info': { body: siti } };

beforeEach(async () => {
  await import('./lupa-sandi.screen.tsx');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (ms: number) =>
  act(async () => {
    await settle();
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  });
const field = () => screen.getByLabelText<HTMLInputElement>('Nomor Peserta');
const password = () => screen.getByLabelText<HTMLInputElement>('Kata Sandi');
const masuk = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' });
const address = () => screen.getByTestId('alamat').textContent;

function fill(nomor = '26 0231 7', sandi = 'rahasia'): void {
  fireEvent.change(field(), { target: { value: nomor } });
  fireEvent.change(password(), { target: { value: sandi } });
}

function open(answers: Record<string, Answer> = good) {
  const test = buildServices(answers);
  renderApp(test.services, '/login');
  return test;
}

describe('login', () => {
  test('S1-LOGIN-01, S1-LOGIN-04: an interest-and-talent test with its chip; the forgotten password says who helps and asks for a new one', async () => {
    const { requests, answers } = open();
    expect(screen.getByRole('heading', { name: 'Tes Minat dan Bakat' })).toBeTruthy();
    expect(screen.getByText('Powered by SIM-SPMB')).toBeTruthy();
    fill();
    fireEvent.click(screen.getByRole('link', { name: 'Lupa kata sandi' }));
    await advance(0);
    expect(address()).toBe('/lupa-kata-sandi');
    expect(screen.getByText(/datangi panitia/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nomor Peserta atau Email').value).toBe('26 0231 7');
    answers['lupa-kata-sandi'] = { body: { status: true, message: 'Permintaan diterima.' } };
    fireEvent.change(screen.getByLabelText('Nomor Peserta atau Email'), { target: { value: '26-0231-7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Kirim permintaan' }));
    await advance(0);
    expect(screen.getByText('Permintaan diterima.')).toBeTruthy();
    expect(requests.at(-1)).toEqual({
      path: 'lupa-kata-sandi',
      body: { email: '26-0231-7', nomor_hp: '' },
    });
  });

  test('S1-LOGIN-02: the switch shows and hides the password', () => {
    open();
    const toggle = screen.getByRole('button', { name: 'Tampilkan kata sandi' });
    expect(password().type).toBe('password');
    fireEvent.click(toggle);
    expect(password().type).toBe('text');
    fireEvent.click(toggle);
    expect(password().type).toBe('password');
  });

  test('who is led here because a login of the office ended is told so, and that nothing typed is lost', async () => {
    const { services } = open();
    const { session } = services;
    const words = /Anda perlu masuk lagi. Yang sudah diisi/;
    const lapse = async (authent: string) => {
      await session.begin({ token: 't', type: 'Bearer', expires_in: 60 }, { ...siti, authent }, false);
      await session.lapse();
    };
    await act(() => lapse('peserta'));
    expect(screen.queryByText(words)).toBeNull();
    await act(() => lapse('guru'));
    expect(screen.getByRole('status').textContent).toMatch(words);
    await act(() => session.end());
    expect(screen.queryByText(words)).toBeNull();
  });

  test('N44: a failure of the server has its detail, and stays for as long as that is read', async () => {
    open({ 'auth/token': { status: 503, body: {} } });
    fill();
    fireEvent.click(masuk());
    await advance(0);
    const detail = screen.getByText('Rincian').closest('details');
    expect(detail?.textContent).toContain('/api/auth/token: HTTP 503');
    if (detail) detail.open = true;
    await advance(60_000);
    expect(screen.getByRole('alert').textContent).toContain('Terjadi kesalahan sistem');
  });

  test('N44: so has a request for a new password that fails', async () => {
    open({ 'lupa-kata-sandi': { status: 500, body: {} } });
    fill();
    fireEvent.click(screen.getByRole('link', { name: 'Lupa kata sandi' }));
    await advance(0);
    fireEvent.click(screen.getByRole('button', { name: 'Kirim permintaan' }));
    await advance(0);
    expect(screen.getByRole('alert').querySelector('details')?.textContent).toBe(
      'Rincian/api/lupa-kata-sandi: HTTP 500',
    );
  });

  test('S1-LOGIN-05: Masuk waits for both fields, spaces are no number, and it waits while a login runs', async () => {
    open({ 'auth/token': 'diam' });
    expect(masuk().disabled).toBe(true);
    fill('   ', 'x');
    expect(masuk().disabled).toBe(true);
    fill('26', '');
    expect(masuk().disabled).toBe(true);
    fill();
    expect(masuk().disabled).toBe(false);
    fireEvent.click(masuk());
    await advance(5000);
    expect(masuk().disabled).toBe(true);
  });

  test('S1-LOGIN-06: the number is focused after 300 ms', async () => {
    open();
    await advance(299);
    expect(document.activeElement).not.toBe(field());
    await advance(1);
    expect(document.activeElement).toBe(field());
  });

  test('S1-LOGIN-06: who types the password already keeps the focus', async () => {
    open();
    screen.getByLabelText('Kata Sandi').focus();
    await advance(300);
    expect(document.activeElement).toBe(screen.getByLabelText('Kata Sandi'));
  });

  test('S1-LOGIN-09: sending with an empty field asks for both, for 4 s; screen readers keep the text', async () => {
    const { requests } = open();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe('Mohon lengkapi nomor peserta dan kata sandi');
    await advance(3999);
    expect(screen.queryByRole('alert')).not.toBeNull();
    await advance(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(requests).toEqual([]);
  });

  test('S1-LOGIN-07, S1-LOGIN-08, S1-LOGIN-10, S1-LOGIN-13: overlay, success, 1.5 s, then the participant’s dashboard', async () => {
    const { requests, services } = open();
    fill();
    fireEvent.click(screen.getByLabelText('Ingat saya'));
    fireEvent.click(masuk());
    expect(screen.getByText('Sedang memproses login...')).toBeTruthy();
    await advance(0);
    expect(requests[0]).toEqual({
      path: 'auth/token',
      body: { email: '2602317', password: 'rahasia', ingat: true },
    });
    expect(screen.getByText('Login berhasil! Mengalihkan ke dashboard...')).toBeTruthy();
    await advance(1499);
    expect(address()).toBe('/login');
    await advance(1);
    expect(address()).toBe('/peserta/dashboard');
    expect(services.session.current()?.ingat).toBe(true);
  });

  test('the exams of who signs in are asked for, and their sheets fetched, while the login says that it succeeded, and once', async () => {
    const { requests, answers, world, services } = open({
      ...good,
      'peserta/dashboard': { body: { peserta: siti.peserta, pesans: [] } },
    });
    const { server } = world;
    answers['peserta/dashboard-jadwal-ujian'] = { body: [server.jadwal] };
    const asked = () => requests.filter(({ path }) => path.startsWith('peserta/')).map(({ path }) => path);
    const fetched = () => server.paths.filter((path) => path.startsWith('/api/paket/'));
    fill();
    fireEvent.click(masuk());
    await advance(0);
    expect(address()).toBe('/login');
    expect(asked()).toEqual(['peserta/dashboard', 'peserta/dashboard-jadwal-ujian']);
    await vi.waitFor(() => expect(fetched()).toHaveLength(1));
    expect(address()).toBe('/login');
    await advance(1500);
    expect(address()).toBe('/peserta/dashboard');
    await vi.waitFor(async () =>
      expect(await services.engine.isPrepared(server.jadwal.jadwal_ujian_id)).toBe(true),
    );
    expect(asked()).toHaveLength(2);
    expect(fetched()).toHaveLength(1);
  });

  test('nobody else’s exams are asked for, nor those of who must choose a password first', async () => {
    for (const other of [{ authent: 'guru' }, { ganti_sandi: true }]) {
      const { requests } = open({ ...good, 'user-info': { body: { ...siti, ...other } } });
      fill();
      fireEvent.click(masuk());
      await advance(0);
      expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining(['user-info']));
      expect(requests.filter(({ path }) => path.startsWith('peserta/'))).toEqual([]);
      cleanup();
    }
  });

  test('who goes back to a sheet asks for no list and fetches nothing ahead', async () => {
    const { services, requests, world } = buildServices(good);
    renderApp(services, '/peserta/lembar-soal/baris-1');
    await advance(0);
    expect(address()).toBe('/login');
    fill();
    fireEvent.click(masuk());
    await advance(0);
    expect(address()).toBe('/login');
    expect(requests.filter(({ path }) => path.startsWith('peserta/dashboard'))).toEqual([]);
    expect(world.server.paths).toEqual([]);
    await advance(1500);
    // Nothing is begun here.
    expect(address()).toBe('/peserta/konfirmasi-mulai-ujian/baris-1');
  });

  test('a device shows at the next login that the account was signed in here, by whichever of its names', async () => {
    const bukti_perangkat = 'nonce.tanda';
    const { requests, services } = open({
      ...good,
      'auth/token': { body: { ...token.body, bukti_perangkat } },
    });
    fill();
    fireEvent.click(masuk());
    await advance(1500);
    expect(services.session.current()).not.toHaveProperty('bukti_perangkat');
    await act(() => services.session.end());
    cleanup();
    renderApp(services, '/login');
    fill('0087654321');
    fireEvent.click(masuk());
    await advance(0);
    const logins = requests.filter(({ path }) => path === 'auth/token').map(({ body }) => body);
    expect(logins.map((body) => body['bukti_perangkat'])).toEqual([undefined, bukti_perangkat]);
  });

  const wrong = 'Nomor peserta atau kata sandi salah. Silakan periksa kembali dan coba lagi.';
  const broken = 'Terjadi kesalahan sistem. Silakan coba lagi atau hubungi administrator.';
  const refused = { status: false, message: 'Unauthorized or Forbiden' };
  test.each([
    ['S1-LOGIN-11: a wrong password', { 'auth/token': { status: 401, body: refused } }, wrong],
    ['S1-LOGIN-11: an answer without a token', { 'auth/token': { body: { type: 'Bearer' } } }, wrong],
    ['S1-LOGIN-11: user-info refused', { ...good, 'user-info': { status: 403, body: refused } }, wrong],
    ['S1-LOGIN-12: a server that fails', { 'auth/token': { status: 500, body: refused } }, broken],
    [
      'S1-LOGIN-17: slowed down, in the server’s words',
      { 'auth/token': { status: 429, body: { status: false, message: 'Tunggu 20 detik.' } } },
      'Tunggu 20 detik.',
    ],
    [
      'a server that checks too many logins at once, in its own words',
      { 'auth/token': { status: 503, body: { status: false, message: 'Tunggu 5 detik.', tunggu_detik: 5 } } },
      'Tunggu 5 detik.',
    ],
  ])('%s is told for 5 s and what was typed stays', async (_, answers, text) => {
    open(answers);
    fill();
    fireEvent.click(masuk());
    await advance(0);
    expect(screen.getByRole('alert').textContent).toContain(text);
    await advance(4999);
    expect(screen.queryByRole('alert')).not.toBeNull();
    await advance(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(password().value).toBe('rahasia');
    expect(masuk().disabled).toBe(false);
  });

  test.each([
    ['no answer', 'putus' as const],
    ['a captive portal', { body: '<html>Masuk ke Wi-Fi</html>' }],
  ])(
    'S1-ERR-07: %s is no wrong password: it says so and how to get back to the school’s network',
    async (_, answer) => {
      const { services, answers } = open({
        info: { body: { company: 'SMK', zona: 'WIB', wifi_nama: 'UJIAN-1' } },
      });
      await act(() => services.info.refresh());
      answers['auth/token'] = answer;
      fill();
      fireEvent.click(masuk());
      await advance(0);
      const alert = screen.getByRole('alert').textContent;
      expect(alert).toContain('Nomor dan kata sandi Anda belum diperiksa');
      expect(alert).toContain('Sambungkan Wi-Fi UJIAN-1');
      await advance(10_000);
      expect(screen.queryByRole('alert')).not.toBeNull();
    },
  );

  test('S1-ROUTE-24: who is signed in already goes on to the own dashboard', async () => {
    const { services } = buildServices({});
    await services.session.begin(token.body, siti, false);
    renderApp(services, '/login');
    expect(address()).toBe('/peserta/dashboard');
  });

  test('S1-ROUTE-23: a protected address without a login leads to the login, and from there back', async () => {
    const { services } = buildServices(good);
    renderApp(services, '/peserta/dashboard?a=1');
    expect(address()).toBe('/login');
    fill();
    fireEvent.click(masuk());
    await advance(1500);
    expect(address()).toBe('/peserta/dashboard?a=1');
  });
});
