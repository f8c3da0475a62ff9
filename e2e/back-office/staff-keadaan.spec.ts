import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { openScreen } from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { openStaff } from '../fixtures/staff.ts';

useSchool('admin', { serviceWorkers: 'block' });

const phone = { width: 360, height: 800 };
const dialog = () => page.getByRole('dialog');

/** Holds the next writing call to an address until what is returned is called. */
async function hold(address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    address,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}

test('WCAG 2.2 AA, S1-USER-02: accounts that are being made, were made and could not be made', async () => {
  await openScreen(page, 'Data Peserta');
  const release = await hold('**/api/generate-account');
  const start = () => page.getByRole('button', { name: 'Generate Akun Peserta' }).click();
  await start();
  await expect(dialog()).toContainText('Sedang membuat akun..!');
  await check(page, 'akun sedang dibuat');
  release();
  await expect(dialog().getByRole('alert')).toContainText('akun dibuat');
  await check(page, 'akun sudah dibuat');
  await dialog().getByRole('button', { name: 'Tutup' }).click();
  await page.context().setOffline(true);
  await start();
  await expect(dialog().getByRole('alert')).toContainText('Server sekolah tidak terjangkau');
  await check(page, 'akun gagal dibuat');
  await page.context().setOffline(false);
  await dialog().getByRole('button', { name: 'Tutup' }).click();
});

test('WCAG 2.2 AA, S1-SHELL-07: what is waited for while nothing else may be done', async () => {
  await openScreen(page, 'Pencadangan');
  const release = await hold('**/api/pencadangan');
  await page.getByRole('button', { name: 'Buat pencadangan' }).click();
  await expect(page.getByRole('status')).toHaveText('Menyiapkan pencadangan…');
  await check(page, 'menunggu');
  release();
  await expect(dialog()).toHaveCount(0);
});

test('WCAG 2.2 AA: logins that failed under a name that nobody has', async () => {
  await server.call('', 'POST', '/api/auth/token', { email: 'hantu', password: 'apa saja' });
  await openScreen(page, 'Akun Aplikasi', 'Manajemen Akun Aplikasi');
  await page.getByRole('button', { name: 'Masuk gagal' }).click();
  await expect(dialog()).toContainText('terakhir sebagai han…');
  await check(page, 'masuk gagal');
  await dialog().getByRole('button', { name: 'Tutup' }).click();
});

test('WCAG 2.2 AA, S1-SHELL-03, S1-SHELL-04: the menu on a phone, the folded acts of a list and the account’s own menu', async () => {
  await openScreen(page, 'Data Peserta');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeVisible();
  await check(page, 'menu akun');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await expect(page.getByRole('button', { name: 'Cetak daftar' })).toBeVisible();
  await check(page, 'tindakan lainnya', [360]);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await check(page, 'menu di telepon', [360]);
  await page.keyboard.press('Escape');
});

test('WCAG 2.2 AA: rows that are chosen, and the bar of what is done with them', async () => {
  await openScreen(page, 'Data Peserta');
  const rows = page.getByRole('row').getByRole('checkbox');
  await rows.nth(0).check();
  await rows.nth(1).check();
  const bar = page.getByRole('region', { name: 'Pilihan' });
  await expect(bar).toContainText('2 dipilih');
  await expect(bar.getByRole('button', { name: /^Pilih semua 240 hasil$/ })).toBeVisible();
  await check(page, 'baris dipilih');
  await bar.getByRole('button', { name: /^Pilih semua/ }).click();
  await expect(bar).toContainText('240 dipilih');
  await check(page, 'semua hasil dipilih');
});

test('WCAG 2.2 AA, S1-USER-03: a form beside its list shows its buttons on a small laptop, in the light and in the dark', async () => {
  await openScreen(page, 'Akun Aplikasi', 'Manajemen Akun Aplikasi');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('row').nth(1).getByLabel('Ubah', { exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ubah akun' });
  await expect(form.getByRole('button', { name: 'UBAH' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('table')).toBeVisible();
  await check(page, 'formulir di samping daftarnya', [1280]);
});

test('WCAG 2.2 AA, S1-GEN-14: a record that somebody else has changed meanwhile', async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const rooms = (await server.call(admin, 'GET', '/api/ruang')) as { id: string; name: string }[];
  const room = rooms.find(({ name }) => name === 'Lab 1');
  await openScreen(page, 'Ruang');
  await page.getByRole('row').filter({ hasText: 'Lab 1' }).getByLabel('Ubah', { exact: true }).click();
  await expect(dialog().getByLabel('Kapasitas')).not.toHaveValue('');
  await server.call(admin, 'POST', `/api/ruang/${room?.id}?_method=PUT`, { ...room, kapasitas: 41 });
  expect((await dialog().boundingBox())?.width).toBe(600);
  await dialog().getByLabel('Kapasitas').fill('42');
  await dialog().getByRole('button', { name: 'UBAH' }).click();
  await expect(dialog().getByRole('alert')).toContainText('sudah diubah oleh');
  await check(page, 'data yang diubah orang lain');
  await dialog().getByRole('button', { name: 'Muat data terbaru' }).click();
  await expect(dialog().getByLabel('Kapasitas')).toHaveValue('41');
});

test('WCAG 2.2 AA, S1-ERR-02: a page that the account may not open', async () => {
  await openStaff(page, server.url, 'guru');
  await page.goto(`${server.url}/backend/user`);
  await expect(page.getByRole('heading', { name: 'Unauthorized or Forbiden' })).toBeVisible();
  await check(page, 'halaman terlarang');
});
