import { expect, test, type Page } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { notice, openStaff } from '../../fixtures/staff.ts';

useSchool('admin', { serviceWorkers: 'block' });

const failed = (of: Page) => of.getByRole('main').getByRole('alert');
const again = () => failed(page).getByRole('button', { name: 'Coba lagi' }).click();

for (const [menu, call] of [
  ['Data Peserta', '**/api/data-peserta?**'],
  ['Riwayat Perubahan', '**/api/audit?**'],
] as const)
  test(`S1-GEN-12, S1-ERR-03, S1-ERR-07: ${menu} that cannot be read says why and is read again`, async () => {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await openScreen(page, menu);
    await expect(failed(page)).toContainText(
      'Opps...,Terjadi kesalahan di server, silahkan kembali beberapa saat kemudian',
    );
    await check(page, `${menu} yang gagal dibaca`);
    await page.unroute(call);
    await page.context().setOffline(true);
    await again();
    await expect(failed(page)).toContainText('Server sekolah tidak terjangkau');
    await page.context().setOffline(false);
    await again();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
  });

/** What stands below a field. */
const isDescribed = (field: string, sentence: string | RegExp) =>
  expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(sentence);

test('S1-PWD-02, S1-PWD-03, S1-PWD-04: a password that differs, is too short or cannot be sent is refused, and stays typed', async () => {
  await openStaff(page, server.url, 'operator');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Ganti Kata Sandi' }).click();
  const change = async (password: string, repeated = password) => {
    await page.getByLabel('Kata Sandi Baru', { exact: true }).fill(password);
    await page.getByLabel('Ulang Kata Sandi Baru').fill(repeated);
    await page.getByRole('button', { name: 'Simpan' }).click();
  };
  await change('kenanga-2026', 'kenanga-2027');
  await isDescribed('Ulang Kata Sandi Baru', 'Opps kata sandi tidak sama');
  await expect(notice(page).last()).toHaveText(/Opps kata sandi tidak sama/);
  await check(page, 'kata sandi yang ditolak');
  await change('pendek');
  await isDescribed('Kata Sandi Baru', /10/);
  await page.context().setOffline(true);
  await change('kenanga-2026');
  await expect(failed(page)).toContainText('Server sekolah tidak terjangkau');
  await expect(page.getByLabel('Kata Sandi Baru', { exact: true })).toHaveValue('kenanga-2026');
  await page.context().setOffline(false);
  expect(await server.login('operator', 'demo-admin-2025')).toBeTruthy();
});

test('S1-PROF-02, S1-PROF-03: an empty name is refused at its field; a profile that cannot be sent says so and nothing of success', async () => {
  await openStaff(page, server.url, 'guru');
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Profil Akun' }).click();
  const name = page.getByLabel('Nama Lengkap');
  const save = () => page.getByRole('button', { name: 'SIMPAN' }).click();
  await name.fill('');
  await save();
  await isDescribed('Nama Lengkap', /^Nama /);
  await check(page, 'profil yang ditolak');
  await name.fill('Bu Guru Baru');
  await page.context().setOffline(true);
  await save();
  await expect(failed(page).first()).toContainText('Server sekolah tidak terjangkau');
  await expect(name).toHaveValue('Bu Guru Baru');
  await expect(notice(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await save();
  await expect(page.getByRole('button', { name: 'Menu akun Bu Guru Baru' })).toBeVisible();
});
