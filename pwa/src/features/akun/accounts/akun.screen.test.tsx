// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { buildServices, siti, type Answer, type TestServices } from '../../../testing/build-services.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { UserInfo } from '../../../shell/session/sign-in.ts';
// Loaded before a test's own time begins.
import '../../../app/staff/staff-area.tsx';
import '../../../app/staff/pages/akun-page.tsx';
import './permintaan-sandi.screen.tsx';

const admin: UserInfo = {
  ...siti,
  username: 'Bu Rina',
  email: 'rina',
  authent: 'administrator',
  peserta: null,
};
const budi = {
  id: 'a1',
  username: 'Pak Budi',
  email: 'budi@sekolah.id',
  authent: 'supervisor',
  jurusan_id: null,
  semua_program: true,
  status: 0,
  versi: 3,
};
const page = { rows: [budi], total: 1, page: 1, size: 10 };
const list = 'user?page=1&size=10';
const done = (data?: unknown): Answer => ({ body: { status: true, message: 'Akun disimpan.', data } });
const menuOf = (name: string) => ({ type: 'item', route: `/backend/${name}`, icon: '', title: name });
let t: TestServices;

async function open(address: string, answers: Record<string, Answer>): Promise<void> {
  const common = {
    menus: { body: ['user', 'permintaan-sandi'].map(menuOf) },
    'program-keahlian-combo': { body: [{ value: 'p1', label: 'Kuliner' }] },
  };
  t = buildServices({ ...common, ...answers });
  await t.services.session.begin({ token: 't', type: 'Bearer', expires_in: 3600 }, admin, false);
  renderApp(t.services, address);
  await screen.findByRole('heading', { level: 1, hidden: true }, { timeout: 10_000 });
}
const sent = (path: string) => t.requests.find((request) => request.path === path)?.body;
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
afterEach(cleanup);

describe('Manajemen Akun Aplikasi', () => {
  test('S1-USER-03, S1-USER-06: TAMBAH sends the record; the one-time password is shown until it is noted', async () => {
    const saved = { ...budi, id: 'b2', username: 'Bu Sri', authent: 'operator', sandi: 'k7pm-q2mx-4ha' };
    await open('/backend/user?form=baru', { [list]: { body: page }, user: done(saved) });
    await screen.findByRole('dialog', { name: 'Tambah akun' });
    expect(screen.queryByLabelText('Reset Kata Sandi')).toBeNull();
    fill('Nama Pengguna', 'Bu Sri');
    fill('Email', 'sri@sekolah.id');
    fireEvent.click(screen.getByRole('button', { name: 'TAMBAH' }));
    const told = await screen.findByRole('dialog', { name: 'Kata sandi sekali pakai' });
    expect(within(told).getByLabelText<HTMLInputElement>('Kata sandi').value).toBe('k7pm-q2mx-4ha');
    fireEvent.keyDown(told, { key: 'Escape' });
    expect(screen.getByRole('dialog', { name: 'Kata sandi sekali pakai' })).toBeTruthy();
    fireEvent.click(within(told).getByRole('button', { name: 'Sudah dicatat' }));
    await waitFor(() => expect(screen.queryByText('k7pm-q2mx-4ha')).toBeNull());
    expect(sent('user')).toMatchObject({
      username: 'Bu Sri',
      email: 'sri@sekolah.id',
      authent: 'operator',
      jurusan_id: null,
      semua_program: false,
      status: 0,
      reset: false,
      operasi_id: expect.any(String),
    });
  });

  test('S1-USER-04, N39: a supervisor needs a programme or the choice of all; five levels are offered', async () => {
    await open('/backend/user?form=baru', { [list]: { body: page }, user: done(budi) });
    await screen.findByRole('dialog', { name: 'Tambah akun' });
    fill('Nama Pengguna', 'Pak Budi');
    fill('Email', 'budi');
    fireEvent.mouseDown(screen.getByLabelText('Level', { selector: '[role=dialog] *' }));
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    fireEvent.click(screen.getByRole('option', { name: /^Supervisor/ }));
    fireEvent.click(screen.getByRole('button', { name: 'TAMBAH' }));
    expect(await screen.findByText(/Pilih program keahlian yang diawasi/)).toBeTruthy();
    await choose('Program Keahlian', 'Semua program');
    fireEvent.click(screen.getByRole('button', { name: 'TAMBAH' }));
    await waitFor(() => expect(sent('user')).toMatchObject({ jurusan_id: null, semua_program: true }));
  });

  test('S1-USER-05, S1-USER-06: UBAH starts from the stored record and sends status 1 and reset with its version', async () => {
    const put = 'user/a1?_method=PUT';
    const record = { [list]: { body: page }, 'user/a1': { body: budi }, [put]: done(budi) };
    await open('/backend/user?form=a1', record);
    const aktif = await screen.findByRole('switch', { name: 'Status' });
    expect((aktif as HTMLInputElement).checked).toBe(true);
    fireEvent.click(aktif);
    fireEvent.click(screen.getByLabelText('Reset Kata Sandi'));
    fireEvent.click(screen.getByRole('button', { name: 'UBAH' }));
    await waitFor(() =>
      expect(sent(put)).toMatchObject({ status: 1, reset: true, versi: 3, semua_program: true }),
    );
    await waitFor(() => expect(screen.getByTestId('alamat').textContent).toBe('/backend/user'));
  });

  test('level and status stand in the address and narrow the list; an empty result says how to see all', async () => {
    const empty = { rows: [], total: 0, page: 1, size: 10 };
    await open('/backend/user?authent=guru', {
      'user?authent=guru&page=1&size=10': { body: page },
      'user?authent=guru&status=1&page=1&size=10': { body: empty },
    });
    expect(await screen.findByText('Pak Budi')).toBeTruthy();
    await choose('Status', 'Non Aktif');
    expect(await screen.findByText(/Tidak ada yang cocok dengan saringan/)).toBeTruthy();
    expect(screen.getByTestId('alamat').textContent).toBe('/backend/user?authent=guru&status=1');
  });
});

test('N44: a request is answered after a question; WhatsApp goes to the number of the school’s records alone', async () => {
  const asked = {
    id: 'a9',
    nama: 'Siti',
    email: 'p-1',
    authent: 'peserta',
    nomor_peserta: 'P-1',
    status: 'baru',
    nomor_hp: null,
    nomor_hp_ditulis: '6281200001111',
    dibuat_ms: 1_760_000_000_000,
  };
  const path = 'permintaan-sandi?status=baru&page=1&size=10';
  const reply = 'permintaan-sandi-jawab';
  await open('/backend/permintaan-sandi', {
    [path]: { body: [asked] },
    [reply]: done({ sandi: 'aaaa-bbbb-ccc' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Buat kata sandi' }));
  expect(t.requests.some((request) => request.path === reply)).toBe(false);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Buat kata sandi' }));
  const told = await screen.findByRole('dialog', { name: 'Kata sandi sekali pakai' });
  expect(sent(reply)).toEqual({ id: 'a9', abaikan: false });
  expect(within(told).queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});
