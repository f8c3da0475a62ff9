import { expect, test } from '@playwright/test';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from '../fixtures/check-accessibility.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { notice, rowOf } from '../fixtures/staff.ts';

useSchool('admin');

const school = 'SMK Negeri 1 Nusantara Jaya';
const dialog = (name: string) => page.getByRole('dialog', { name });

async function open(menu: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Menu utama' });
  await main.getByRole('link', { name: menu, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: menu, exact: true })).toBeVisible();
}

test('P10, N33: a backup is made, listed with its size, downloaded', async () => {
  await open('Pencadangan');
  await expect(page.getByText('Belum ada pencadangan.')).toBeVisible();
  await page.getByRole('button', { name: 'Buat pencadangan' }).click();
  await expect(notice(page).last()).toContainText('Pencadangan dibuat dan sudah diperiksa.');
  const row = rowOf(page, 'Dibuat sendiri');
  await expect(row).toContainText('Sudah diperiksa');
  await expect(row).toContainText(/\d+(,\d)? [kM]B/);
  const download = page.waitForEvent('download');
  await row.getByLabel('Unduh', { exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pencadangan-.+\.zip$/);
  expect((await stat(await file.path())).size).toBeGreaterThan(100_000);
});

test('S1-SCHOOL-21, S1-SCHOOL-22, N33: applicants are deleted only after the name is typed, and come back by a restore', async () => {
  await open('Data Peserta');
  await expect(page.getByLabel('240 data')).toBeVisible();

  await open('Profil Sekolah');
  await page.getByRole('button', { name: 'RESET DATA PENDAFTAR' }).click();
  const reset = dialog('Reset data pendaftar');
  await expect(reset).toContainText('Apakah anda yakin akan menghapus data pendaftar..?');
  const yes = reset.getByRole('button', { name: 'Ya, hapus data pendaftar' });
  await reset.getByLabel('Alasan').fill('tahun ajaran baru');
  await reset.getByLabel('Nama sekolah').fill('SMK Negeri 1');
  await expect(yes).toBeDisabled();
  await reset.getByLabel('Nama sekolah').fill(school.toLowerCase());
  await check(page, 'reset data pendaftar');
  await yes.click();
  await expect(notice(page).last()).toContainText('Data 240 pendaftar dihapus.');
  await expect(reset).toBeHidden();
  await open('Data Peserta');
  await expect(page.getByText('Belum ada peserta.')).toBeVisible();

  await open('Pencadangan');
  await rowOf(page, 'Sebelum reset data pendaftar').getByLabel('Pulihkan', { exact: true }).click();
  const restore = dialog('Pulihkan data');
  const go = restore.getByRole('button', { name: 'Pulihkan' });
  await expect(go).toBeDisabled();
  await restore.getByLabel('Nama sekolah').fill(school);
  await restore.getByLabel('Alasan').fill('salah hapus');
  await check(page, 'pulihkan data');
  await go.click();
  await expect(notice(page).last()).toContainText('Data dipulihkan. Semua orang perlu masuk lagi.');
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();

  await expect
    .poll(() =>
      fetch(`${server.url}/api/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  // The login leads back to where it was asked for.
  await page.getByLabel('Nomor Peserta').fill('admin');
  await page.getByLabel('Kata Sandi', { exact: true }).fill('demo-admin-2025');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pencadangan' })).toBeVisible();
  await open('Data Peserta');
  await expect(page.getByLabel('240 data')).toBeVisible();
  await open('Riwayat Perubahan');
  await expect(rowOf(page, 'Pencadangan dipulihkan')).toBeVisible();
});

test('a backup is deleted after a question', async () => {
  await open('Pencadangan');
  const row = rowOf(page, 'Dibuat sendiri');
  await row.getByLabel('Hapus', { exact: true }).click();
  await dialog('Hapus data').getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(row).toHaveCount(0);
  await expect(rowOf(page, 'Sebelum pemulihan')).toBeVisible();
});

test('P10: what is made by itself is told, and a second place is chosen; one on the disk of the server is called so', async () => {
  const section = page.locator('section', { hasText: 'Pencadangan otomatis' });
  await expect(section.getByRole('heading', { name: 'Pencadangan otomatis' })).toBeVisible();
  await expect(section).toContainText('Pencadangan cepat: semua dari 2 jam terakhir');
  const field = section.getByLabel('Folder tempat kedua di komputer server');
  await field.fill('flashdisk');
  await section.getByRole('button', { name: 'Pakai folder ini' }).click();
  await expect(notice(page).last()).toContainText('Tulis alamat folder selengkapnya');
  const folder = await mkdtemp(join(server.dataDir, '..', 'spmb-kedua-'));
  await field.fill(folder);
  await section.getByRole('button', { name: 'Pakai folder ini' }).click();
  await expect(notice(page).last()).toContainText('satu disk dengan server');
  await expect(section.getByRole('heading', { name: 'Di tempat kedua' })).toBeVisible();
  await check(page, 'pencadangan otomatis');
  await section.getByRole('button', { name: 'Lepas tempat kedua' }).click();
  await expect(notice(page).last()).toContainText('Tempat kedua dilepas');
  await rm(folder, { recursive: true });
});

test('P10: a backup of before a new recovery code asks for the old one, in the dialog', async () => {
  await page.getByRole('button', { name: 'Buat pencadangan' }).click();
  await expect(rowOf(page, 'Dibuat sendiri')).toBeVisible();
  await page.getByRole('link', { name: 'kode pemulihan' }).click();
  const kode = (await page.locator('.kode-pemulihan-huruf').textContent()) ?? '';
  await check(page, 'kode pemulihan');
  await page.getByLabel('Ketik kode dari lembar yang dicetak').fill(kode);
  await page.getByRole('button', { name: 'Lembar sudah disimpan' }).click();
  await page.getByRole('button', { name: 'Lembar hilang: buat kode baru' }).click();
  await dialog('Buat kode pemulihan baru').getByRole('button', { name: 'Buat kode baru' }).click();
  await expect(page.locator('.kode-pemulihan-huruf')).not.toHaveText(kode);

  await open('Pencadangan');
  await rowOf(page, 'Dibuat sendiri').getByLabel('Pulihkan', { exact: true }).click();
  const restore = dialog('Pulihkan data');
  await restore.getByLabel('Nama sekolah').fill(school);
  await restore.getByLabel('Alasan').fill('uji kode lama');
  await expect(restore.getByLabel('Kode pemulihan')).toHaveCount(0);
  await restore.getByRole('button', { name: 'Pulihkan' }).click();
  const field = restore.getByLabel('Kode pemulihan');
  await expect(field).toBeVisible();
  await expect(restore).toContainText('Ketik kode pemulihan yang dicetak');
  await check(page, 'pulihkan data dengan kode');
  await field.fill(kode);
  await restore.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(notice(page).last()).toContainText('Data dipulihkan. Semua orang perlu masuk lagi.');
});
