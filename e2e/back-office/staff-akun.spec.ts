import { expect, test, type Page } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { login, numberOf } from '../fixtures/participant.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { notice, openStaff, rowOf, select } from '../fixtures/staff.ts';
import { buildWorkbook } from '../fixtures/workbook.ts';

useSchool();

/** Fills in the two fields of the change of password and sends it. */
async function changePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Kata Sandi Baru', { exact: true }).fill(password);
  await page.getByLabel('Ulang Kata Sandi Baru').fill(password);
  await page.getByRole('button', { name: 'Simpan' }).click();
}

test('S1-USER, S1-ROUTE-05: an account is made, enters with its one-time password, changes it, and is out when it is deactivated', async ({
  page,
  browser,
}) => {
  await openStaff(page, server.url);
  await page.goto(`${server.url}/backend/user`);
  await expect(rowOf(page, 'A.A. Gede')).toBeVisible();
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah akun' });
  await form.getByLabel('Nama Pengguna').fill('Pak Budi');
  await form.getByLabel('Email').fill('Budi@Sekolah.id');
  await select(form, 'Level', /Supervisor/);
  await select(form, 'Program Keahlian', 'Semua program');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  const told = page.getByRole('dialog', { name: 'Kata sandi sekali pakai' });
  const sandi = await told.getByLabel('Kata sandi').inputValue();
  expect(sandi).toMatch(/^[a-z2-9-]{13}$/);
  await check(page, 'kata sandi sekali pakai');
  await told.getByRole('button', { name: 'Sudah dicatat' }).click();

  const other = await browser.newPage();
  await login(other, server.url, 'budi@sekolah.id', sandi);
  await expect(other).toHaveURL(`${server.url}/backend/chngpwd`);
  await other.goto(`${server.url}/backend/jadwal-ujian-absen`);
  await expect(other).toHaveURL(`${server.url}/backend/chngpwd`);
  await changePassword(other, 'melati di taman');
  await expect(other.getByRole('heading', { name: 'Selamat bekerja, Pak Budi' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/backend/user?authent=supervisor&q=budi`);
  await rowOf(page, 'Pak Budi').getByLabel('Riwayat masuk').click();
  const history = page.getByRole('dialog', { name: 'Riwayat masuk Pak Budi' });
  await expect(history.getByRole('button', { name: 'Keluarkan' })).toHaveCount(1);
  await check(page, 'riwayat masuk');
  await history.getByRole('button', { name: 'Tutup' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await rowOf(page, 'Pak Budi').getByLabel('Ubah').click();
  await page.getByRole('dialog', { name: 'Ubah akun' }).getByLabel('Status').uncheck();
  await page.getByRole('button', { name: 'UBAH', exact: true }).click();
  await expect(notice(page).filter({ hasText: 'Akun disimpan.' })).toBeVisible();
  // S1-USER-06: the form is ready for the next account.
  await expect(form.getByRole('button', { name: 'TAMBAH' })).toBeVisible();
  await expect(form.getByLabel('Nama Pengguna')).toBeFocused();
  await expect(form.getByLabel('Nama Pengguna')).toHaveValue('');
  await form.getByRole('button', { name: 'Batal' }).click();
  await expect(form).toHaveCount(0);
  await other.getByRole('link', { name: 'Pengawasan Ujian' }).first().click();
  await expect(other).toHaveURL(/\/login$/);
  // The other document has come: a page that is still on its way there breaks off the next one.
  await expect(other.getByLabel('Nomor Peserta')).toBeVisible();
  await login(other, server.url, 'budi@sekolah.id', 'melati di taman');
  await expect(
    other.getByText('Nomor peserta atau kata sandi salah.', { exact: false }).first(),
  ).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Impor' }).click();
  const header = ['Nama Pengguna', 'Email', 'Level'];
  const file = await buildWorkbook('akun.xlsx', header, [['Bu Yuli', 'yuli', 'Guru']]);
  await page.getByLabel('Pilih berkas', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Impor 1 data' }).click();
  const list = page.getByRole('dialog', { name: 'Kata sandi 1 akun baru' });
  await check(page, 'kata sandi akun yang diimpor');
  const yuli = await list
    .getByRole('row', { name: /Bu Yuli/ })
    .getByRole('cell')
    .last()
    .innerText();
  expect(await server.login('yuli', yuli)).toBeTruthy();
  await list.getByRole('button', { name: 'Sudah dicatat' }).click();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('button', { name: 'Masuk gagal' }).click();
  await expect(page.getByText('Tidak ada percobaan masuk yang gagal.')).toBeVisible();
});

test('S1-LOGIN-04, N44, S1-ROUTE-22: a participant asks for a password, is answered, changes it and adds a photo', async ({
  page,
  browser,
}) => {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Nomor Peserta').fill(numberOf(9));
  await page.getByRole('link', { name: 'Lupa kata sandi' }).click();
  await expect(page).toHaveURL(`${server.url}/lupa-kata-sandi`);
  await expect(page.getByLabel('Nomor Peserta atau Email')).toHaveValue(numberOf(9));
  await check(page, 'lupa kata sandi');
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page.getByText(/^Permintaan diterima\./)).toBeVisible();

  const staff = await browser.newPage();
  await openStaff(staff, server.url);
  await staff.goto(`${server.url}/backend/permintaan-sandi`);
  await rowOf(staff, numberOf(9).toLowerCase()).getByLabel('Buat kata sandi').click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Buat kata sandi' }).click();
  const sandi = await staff.getByRole('textbox', { name: 'Kata sandi' }).inputValue();
  await staff.close();

  await login(page, server.url, numberOf(9), sandi);
  await expect(page).toHaveURL(`${server.url}/peserta/chngpwd`);
  await check(page, 'ganti kata sandi peserta');
  await changePassword(page, 'mawar-77');
  await expect(page.getByRole('heading', { name: 'Jadwal ujian' })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Unggah foto' }).click(),
  ]);
  await chooser.setFiles('pwa/public/icon-512.png');
  await expect(page.getByRole('img', { name: 'Foto Anda' })).toBeVisible();
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(notice(page).filter({ hasText: 'Profil disimpan.' })).toBeVisible();
  await check(page, 'profil peserta');
  await page.reload();
  await expect(page.getByRole('img', { name: 'Foto Anda' })).toBeVisible();
  expect(await server.login(numberOf(9), 'mawar-77')).toBeTruthy();
  expect(await server.login(numberOf(9), 'demo-peserta')).toBeUndefined();
});

test('S1-PROF-01, S1-PWD-01: staff change photo and name, and their password', async ({ page }) => {
  await openStaff(page, server.url, 'guru');
  await page.goto(`${server.url}/backend/profil-akun`);
  await page.getByLabel('Unggah foto').setInputFiles('pwa/public/icon-512.png');
  await expect(page.getByRole('img', { name: 'Foto Anda' })).toBeVisible();
  await page.getByLabel('Nama Lengkap').fill('Bu Guru Baru');
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(page.getByRole('button', { name: 'Menu akun Bu Guru Baru' })).toBeVisible();
  const devices = page.getByRole('region', { name: 'Perangkat yang sedang masuk' });
  await expect(devices.getByText('Perangkat ini')).toBeVisible();
  await check(page, 'profil');
  await page.goto(`${server.url}/backend/chngpwd`);
  await expect(page.getByRole('heading', { name: 'Ganti Kata Sandi' })).toBeVisible();
  await check(page, 'ganti kata sandi');
  await changePassword(page, 'kenanga-2026');
  await expect(notice(page).filter({ hasText: 'Kata sandi diganti.' })).toBeVisible();
  expect(await server.login('guru', 'kenanga-2026')).toBeTruthy();
});
