import { expect, test, type Page } from '@playwright/test';
import { sandi } from '../fixtures/pendaftaran/applicant.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { openPendaftaran } from '../fixtures/fill-situs.ts';
import { openScreen } from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { sendForm } from '../fixtures/pendaftaran/send-form.ts';
import { notice, rowOf } from '../fixtures/staff.ts';

useSchool('admin', { serviceWorkers: 'block' });

const nisn = '0061234571';
const nama = 'Siti Nur Aini';

test.beforeAll(async () => {
  await openPendaftaran(server);
  await sendForm(server, nisn, { nama });
});

/** Signs the applicant in on a phone of his own. */
async function openOwn(own: Page): Promise<void> {
  await own.goto(`${server.url}/login`);
  await own.getByLabel('Nomor Peserta').fill(nisn);
  await own.getByLabel('Kata Sandi', { exact: true }).fill(sandi);
  await own.getByRole('button', { name: 'Masuk' }).click();
  await expect(own).toHaveURL(`${server.url}/peserta/dashboard`);
}

test('D-RULE-63: a new version of the declaration is asked for again on the applicant’s dashboard, and counted', async ({
  browser,
}) => {
  await openScreen(page, 'Privasi');
  await expect(page.getByText('disetujui 1 pendaftar')).toBeVisible();
  await check(page, 'privasi');
  await page.getByRole('button', { name: 'Tulis naskah baru' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tulis naskah baru' });
  await expect(dialog.getByRole('button', { name: 'Berlakukan' })).toBeDisabled();
  await dialog.getByLabel('Naskah').fill('Saya menyetujui data saya dipakai untuk seleksi.');
  await dialog.getByLabel(/Minta persetujuan lagi/).check();
  await check(page, 'naskah baru');
  await dialog.getByRole('button', { name: 'Berlakukan' }).click();
  await expect(notice(page)).toHaveText(/Naskah baru berlaku/);
  await expect(page.getByText('Meminta persetujuan lagi')).toBeVisible();

  const own = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await openOwn(own);
  const card = own.getByRole('heading', { name: 'Pernyataan diperbarui' });
  await expect(card).toBeVisible();
  await expect(own.getByText('Saya menyetujui data saya dipakai untuk seleksi.')).toBeVisible();
  await check(own, 'dashboard dengan persetujuan', [360]);
  await own.getByRole('button', { name: 'Saya menyetujui pernyataan ini' }).click();
  await expect(card).toBeHidden();
  await own.close();
  await page.reload();
  await expect(page.getByText('disetujui 1 pendaftar')).toHaveCount(2);
});

test('D-RULE-60: an applicant fetches his own data after his password, and a wrong one is told at its field', async ({
  browser,
}) => {
  const own = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await openOwn(own);
  await own.getByRole('link', { name: 'Profil' }).click();
  await own.getByRole('link', { name: 'Salinan data Anda' }).click();
  await check(own, 'data saya', [360]);
  await own.getByLabel('Kata Sandi', { exact: true }).fill('bukan sandinya');
  await own.getByRole('button', { name: 'Unduh salinan data' }).click();
  await expect(own.getByText('Kata sandi sekarang salah. Periksa, lalu coba lagi.')).toBeVisible();
  await own.getByLabel('Kata Sandi', { exact: true }).fill(sandi);
  const download = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Unduh salinan data' }).click();
  expect((await download).suggestedFilename()).toBe('salinan-data-saya.zip');
  await own.close();
});

test('D-RULE-60, D-RULE-61: the administrator hands out a copy, sees what a deletion takes, and deletes by the typed name', async () => {
  await openScreen(page, 'Privasi');
  await page.getByLabel('Cari', { exact: true }).fill(nama);
  const row = rowOf(page, nama);
  await expect(row).toHaveCount(1);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Salinan untuk orangnya' }).click();
  expect((await download).suggestedFilename()).toMatch(/^salinan-data-.*-pendaftar\.zip$/);
  await row.getByRole('button', { name: 'Hapus data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus data seseorang' });
  await expect(dialog.getByText('Formulir yang dikirim: 1')).toBeVisible();
  const yes = dialog.getByRole('button', { name: 'Hapus selamanya' });
  await expect(yes).toBeDisabled();
  await dialog.getByLabel('Nama orangnya').fill('Siti');
  await dialog.getByLabel('Alasan').fill('diminta orangnya');
  await expect(yes).toBeDisabled();
  await dialog.getByLabel('Nama orangnya').fill(nama);
  await check(page, 'hapus data seseorang');
  await yes.click();
  await expect(notice(page)).toHaveText(/Data orang ini dihapus/);
  await expect(row).toHaveCount(0);
});

test('D-RULE-64, D-RULE-65: each rule says what it does, and waits until the administrator has confirmed the server’s date', async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const isi = { hapus_dokumen: false, hapus_percakapan: true, hapus_percakapan_hari: 365 };
  await server.call(admin, 'PUT', '/api/pengaturan/privasi', isi);
  await page.reload();
  const asked = page.getByRole('alert').filter({ hasText: 'Tanggal server' });
  await expect(asked).toContainText('pastikan tanggal server benar');
  await expect(page.getByText('Dokumen tidak dihapus sendiri.')).toBeVisible();
  await check(page, 'privasi, tanggal belum dipastikan');
  await page.getByRole('button', { name: 'Tanggal ini benar' }).click();
  await expect(notice(page)).toHaveText(/Tanggal server dipastikan benar/);
  await expect(asked).toHaveCount(0);
});
