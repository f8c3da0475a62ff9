import { expect, test } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { runSeleksi, signInAdmin } from '../../fixtures/fill-seleksi.ts';
import { dayFromNow, openSanggahan } from '../../fixtures/fill-situs.ts';
import { login, numberOf } from '../../fixtures/participant.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { notice } from '../../fixtures/staff.ts';

useSchool('admin', { serviceWorkers: 'block' });

const dialog = () => page.getByRole('dialog');
const publicList = async () => (await server.call('', 'GET', '/api/pengumuman')) as unknown[];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = () => openScreen(page, 'Publikasi');

let programs: string[] = [];

test('S3-SCORE-24: what an earlier wave made public is taken back with a reason, and nobody reads it any more', async () => {
  await open();
  await expect(page.getByText('Hasil seleksi sudah terbit')).toBeVisible();
  await expect(page.getByText('Belum ada seleksi yang utuh').first()).toBeVisible();
  await expect(button('Ganti dengan hasil sekarang')).toBeDisabled();
  await check(page, 'publikasi terbit');
  expect(await publicList()).not.toEqual([]);
  await button('Tarik hasil').click();
  await expect(dialog().getByRole('button', { name: 'Tarik' })).toBeDisabled();
  await dialog().getByLabel('Alasan').fill('Gelombang 1 selesai');
  await check(page, 'publikasi tarik');
  await dialog().getByRole('button', { name: 'Tarik' }).click();
  await expect(page.getByText('Hasil seleksi ditarik, tidak ada yang terbit')).toBeVisible();
  expect(await publicList()).toEqual([]);
});

test('D-RULE-12: a plan asks about open objections, shows what the public will read, and gives nothing away', async () => {
  programs = await runSeleksi(await signInAdmin(server));
  openSanggahan(server);
  await page.reload();
  await expect(page.getByText('sanggahan belum dijawab').first()).toBeVisible();
  await expect(page.getByRole('table', { name: /^Daftar Pengumuman: / })).toBeVisible();
  await check(page, 'publikasi siap');
  await button('Rencanakan waktu terbit').click();
  await dialog().getByLabel('Tanggal').fill(dayFromNow(-1));
  await dialog().getByLabel('Jam').fill('10:00');
  await dialog().getByRole('button', { name: 'Rencanakan' }).click();
  await expect(dialog().getByText('Waktu ini sudah lewat')).toBeVisible();
  await dialog().getByLabel('Tanggal').fill(dayFromNow(3));
  await dialog().getByRole('button', { name: 'Rencanakan' }).click();
  await expect(dialog().getByText('sanggahan belum dijawab')).toBeVisible();
  await check(page, 'publikasi rencana tanya');
  await dialog().getByRole('button', { name: 'Ya, rencanakan juga' }).click();
  await expect(page.getByText('Direncanakan Administrator').first()).toBeVisible();
  await check(page, 'publikasi rencana');
  expect(await publicList()).toEqual([]);
  await page.goto(`${server.url}/backend/olahnilai-index/${programs[0]}`);
  await button('Pesan pengumuman').click();
  await expect(dialog().getByText('Hasil seleksi belum terbit')).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Kirim' })).toBeDisabled();
  await dialog().getByRole('button', { name: 'Tidak' }).click();
});

test('S1-PENG-04: published by the act it is public at once, with the lowest scores', async ({ browser }) => {
  await open();
  await button('Terbitkan sekarang').click();
  await dialog().getByRole('button', { name: 'Terbitkan' }).click();
  await dialog().getByRole('button', { name: 'Ya, terbitkan juga' }).click();
  await expect(page.getByText('Hasil seleksi sudah terbit').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Riwayat publikasi' })).toContainText('Gelombang 1 selesai');
  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/pengumuman`);
  await expect(visitor.getByRole('table', { name: 'Daftar pengumuman' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Nilai terendah yang diterima' })).toBeVisible();
  await check(visitor, 'situs pengumuman terbit');
  await visitor.close();
});

test('S3-SCORE-20, S3-SCORE-21: each applicant is told his result once, to all or to one, after it was shown', async () => {
  await page.goto(`${server.url}/backend/olahnilai-index/${programs[0]}`);
  await page.getByRole('row').nth(1).getByLabel('Pesan pribadi').click();
  await expect(dialog().getByRole('heading', { name: /^Hasil seleksi: / })).toBeVisible();
  await dialog().getByLabel('Tambahan (boleh kosong)').fill('Datang dengan wali.');
  await dialog().getByRole('button', { name: 'Kirim' }).click();
  await expect(notice(page)).toContainText('Hasil dikirim ke kotak masuk 1 pendaftar.');
  await expect(dialog()).toBeHidden();
  await button('Pesan pengumuman').click();
  await expect(dialog().getByText('Contoh setiap hasil')).toBeVisible();
  await check(page, 'publikasi pesan');
  await dialog().getByRole('button', { name: 'Kirim' }).click();
  await expect(dialog()).toBeHidden();
  await button('Pesan pengumuman').click();
  await dialog().getByRole('button', { name: 'Kirim' }).click();
  await expect(notice(page).last()).toContainText('Tidak ada yang dikirim lagi');
});

test('N36: an applicant finds his own result in his inbox', async ({ browser }) => {
  const admin = await server.login('admin', 'demo-admin-2025');
  for (const id of programs) await server.call(admin, 'POST', '/api/olah-nilai-public-send', { id });
  const applicant = await browser.newPage();
  await login(applicant, server.url, numberOf(1));
  await expect(applicant.getByText(/^Hasil seleksi: /).first()).toBeVisible();
  await applicant.close();
});
