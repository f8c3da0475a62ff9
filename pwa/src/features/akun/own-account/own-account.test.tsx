// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildServices, siti, type Answer, type TestServices } from '../../../testing/build-services.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { UserInfo } from '../../../shell/session/sign-in.ts';
// Loaded before a test's own time begins.
import '../../../app/staff/staff-area.tsx';
import './akun-peserta.screen.tsx';
import './chngpwd.screen.tsx';
import './profil.screen.tsx';

const guru: UserInfo = { ...siti, username: 'Bu Ani', email: 'ani', authent: 'guru', peserta: null };
const token = { token: 't', type: 'Bearer', expires_in: 3600 };
const changed: Answer = {
  body: { status: true, message: 'Kata sandi diganti.', data: { bukti_perangkat: 'nonce.tanda' } },
};
let t: TestServices;

async function open(user: UserInfo, address: string, answers: Record<string, Answer> = {}): Promise<void> {
  t = buildServices({
    menus: { body: [] },
    'auth/refresh': { body: { ...token, token: 'baru' } },
    'user-info': { body: { ...user, ganti_sandi: false } },
    ...answers,
  });
  await t.services.session.begin(token, user, false);
  renderApp(t.services, address);
}
const address = () => screen.getByTestId('alamat').textContent;
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (path: string) => t.requests.filter((request) => request.path === path).map(({ body }) => body);
const rincianIn = (alert: HTMLElement | undefined) =>
  alert?.querySelector('details')?.textContent.replace('Rincian', '');
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each([
  ['staff', guru, '/backend'],
  ['a participant', siti, '/peserta'],
] as const)('Ganti Kata Sandi of %s', (_, user, area) => {
  async function openForm(answers: Record<string, Answer>, person: UserInfo = user) {
    await open(person, `${area}/chngpwd`, answers);
    await screen.findByRole('heading', { name: 'Ganti Kata Sandi' }, { timeout: 10_000 });
  }

  test('S1-PWD-01, S1-PWD-02, S1-ROUTE-22: two fields; a repetition that differs is told and nothing is sent', async () => {
    await openForm({ chngpwd: changed });
    fill('Kata Sandi Baru', 'melati-2931');
    fill('Ulang Kata Sandi Baru', 'melati-2932');
    press('Simpan');
    expect((await screen.findAllByText('Opps kata sandi tidak sama')).length).toBeGreaterThan(0);
    expect(sent('chngpwd')).toEqual([]);
    fill('Ulang Kata Sandi Baru', 'melati-2931');
    press('Simpan');
    expect(await screen.findByText('Kata sandi diganti.')).toBeTruthy();
    expect(sent('chngpwd')).toMatchObject([{ password: 'melati-2931', repassword: 'melati-2931' }]);
    await waitFor(() => expect(t.services.session.authorization()).toBe('Bearer baru'));
    expect(t.services.proofs.find(user.email)).toBe('nonce.tanda');
  });

  test('N32: the old password is asked for once the server wants it; what was typed stays', async () => {
    const kesalahan = { password_lama: 'Anda masuk lebih dari 15 menit yang lalu. Isi kata sandi sekarang.' };
    await openForm({ chngpwd: { body: { status: false, message: kesalahan.password_lama, kesalahan } } });
    expect(screen.queryByLabelText('Kata Sandi Sekarang')).toBeNull();
    fill('Kata Sandi Baru', 'melati-2931');
    fill('Ulang Kata Sandi Baru', 'melati-2931');
    press('Simpan');
    expect(await screen.findByText(kesalahan.password_lama)).toBeTruthy();
    fill('Kata Sandi Sekarang', 'yang lama');
    t.answers['chngpwd'] = changed;
    press('Simpan');
    expect(await screen.findByText('Kata sandi diganti.')).toBeTruthy();
    expect(sent('chngpwd').at(-1)).toMatchObject({ password: 'melati-2931', password_lama: 'yang lama' });
  });

  test('N44: a failure keeps what stood behind it behind Rincian', async () => {
    await openForm({ chngpwd: { status: 502, body: {} } });
    fill('Kata Sandi Baru', 'melati-2931');
    fill('Ulang Kata Sandi Baru', 'melati-2931');
    press('Simpan');
    expect(rincianIn(await screen.findByRole('alert'))).toBe('/api/chngpwd: HTTP 502');
  });

  test('a one-time password leads here from every page, and on once it is changed', async () => {
    await open({ ...user, ganti_sandi: true }, `${area}/dashboard`, { chngpwd: changed });
    await screen.findByText(/Pilih kata sandi Anda sendiri/, {}, { timeout: 10_000 });
    expect(address()).toBe(`${area}/chngpwd`);
    fill('Kata Sandi Baru', 'melati-2931');
    fill('Ulang Kata Sandi Baru', 'melati-2931');
    press('Simpan');
    await waitFor(() => expect(address()).toBe(`${area}/dashboard`));
  });
});

/** A picture that the browser cannot read; the one of these tests reads none and tells nobody. */
class DamagedImage {
  onerror?: () => void;
  set src(_address: string) {
    queueMicrotask(() => this.onerror?.());
  }
}

describe('Profil', () => {
  test('S1-PROF-02, S1-PROF-03: staff change their name; a refusal is told and no success with it', async () => {
    const refused: Answer = {
      body: { status: false, message: 'Nama wajib diisi.', kesalahan: { username: 'wajib diisi.' } },
    };
    await open(guru, '/backend/profil-akun', { 'update-profil': refused });
    await screen.findByRole('heading', { name: 'Profil Pengguna' }, { timeout: 10_000 });
    expect(screen.getByLabelText<HTMLInputElement>('NIP|EMAIL').readOnly).toBe(true);
    fill('Nama Lengkap', '');
    press('SIMPAN');
    expect(await screen.findByText('Nama wajib diisi.')).toBeTruthy();
    expect(screen.queryByText('Profil disimpan.')).toBeNull();
    t.answers['update-profil'] = { body: { status: true, message: 'Profil disimpan.' } };
    t.answers['user-info'] = { body: { ...guru, username: 'Bu Ani S.Pd.' } };
    fill('Nama Lengkap', 'Bu Ani S.Pd.');
    press('SIMPAN');
    expect(await screen.findByText('Profil disimpan.')).toBeTruthy();
    expect(sent('update-profil').at(-1)).toEqual({ username: 'Bu Ani S.Pd.', email: 'ani', avatar: null });
    await waitFor(() => expect(t.services.session.current()?.user.username).toBe('Bu Ani S.Pd.'));
  });

  test.each([
    ['staff', guru, '/backend/profil-akun', 'Profil Pengguna', 'Unggah foto'],
    ['a participant', siti, '/peserta/profil-akun', 'Profil', 'Foto'],
  ] as const)(
    'S2-UPL-09, N44: a photo of %s that fails is a red notice and stays in the form',
    async (...row) => {
      const [, user, path, title, label] = row;
      vi.stubGlobal('Image', DamagedImage);
      await open(user, path, { 'update-profil': { status: 503, body: {} } });
      await screen.findByRole('heading', { name: title }, { timeout: 10_000 });
      const file = new File([new Uint8Array(1024 * 1024 + 1)], 'aku.jpg', { type: 'image/jpeg' });
      fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } });
      expect(await screen.findAllByText(/^Gambar ini tidak terbaca/)).toHaveLength(2);
      expect(document.querySelector('.notice')?.className).toBe('notice notice-error');
      press('SIMPAN');
      await screen.findByText(/Service sedang sibuk/);
      const [inForm] = screen.getAllByRole('alert').filter((one) => one.querySelector('details'));
      expect(rincianIn(inForm)).toBe('/api/update-profil: HTTP 503');
    },
  );

  test('S1-ROUTE-22: a participant reaches profile and password from his frame; his name is not his to change', async () => {
    await open(siti, '/peserta/dashboard');
    fireEvent.click(await screen.findByRole('link', { name: 'Profil' }));
    await screen.findByRole('heading', { name: 'Profil' }, { timeout: 10_000 });
    expect(screen.getByLabelText<HTMLInputElement>('Nama Lengkap').readOnly).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'Ganti Kata Sandi' }));
    expect(await screen.findByRole('heading', { name: 'Ganti Kata Sandi' })).toBeTruthy();
  });
});
