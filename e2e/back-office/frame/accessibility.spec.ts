import { expect, test } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { answer, begin, finish, isReleased, login, numberOf } from '../../fixtures/participant.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { server, useSchool } from '../../fixtures/school.ts';
import { openStaff } from '../../fixtures/staff.ts';

useSchool();

test('WCAG 2.2 AA, S1-GEN-06, S1-GEN-10: the participant’s screens', async ({ page }) => {
  // S1-ROUTE-02: the root leads to the login.
  await page.goto(server.url);
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  await expect(page.getByText('© 2025-2026 SMK Negeri 1 Nusantara Jaya')).toBeVisible();
  await check(page, 'login');
  await login(page, server.url, numberOf(1));
  const card = page.getByLabel('Tes Matematika');
  await expect(card.getByText('Soal siap di perangkat ini')).toBeVisible();
  await check(page, 'dashboard');
  await card.getByRole('link', { name: /ujian/ }).click();
  await expect(page.getByRole('button', { name: 'Ya, ini saya' })).toBeVisible();
  await check(page, 'konfirmasi mulai');
  await page.goto(`${server.url}/peserta/dashboard`);
  await begin(page);
  await answer(page, 1);
  await check(page, 'lembar soal');
  await page.getByRole('button', { name: 'Ke halaman selesai' }).click();
  await expect(page.getByLabel('Saya yakin')).toBeVisible();
  await check(page, 'konfirmasi selesai');
  await page.goBack();
  await finish(page);
  await isReleased(page);
  await check(page, 'selesai');
});

test('WCAG 2.2 AA, S1-GEN-10: the days of exams and the import of participants', async ({ page }) => {
  await openStaff(page, server.url);
  await openScreen(page, 'Pengawasan Ujian');
  await expect(page.getByRole('status', { name: 'Memuat data' })).toHaveCount(0);
  await check(page, 'pengawasan ujian');
  await openScreen(page, 'Data Peserta');
  await page.getByRole('button', { name: 'Impor' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'impor peserta');
});

test('WCAG 2.2 AA, S1-GEN-10: the screens of a question bank', async ({ page }) => {
  // The participant of the test before may have frozen it.
  const admin = await server.login('admin', 'demo-admin-2025');
  const banks = (await server.call(admin, 'GET', '/api/master-soal')) as { id: string; mapel: string }[];
  const id = banks.find(({ mapel }) => mapel === 'Matematika')?.id;
  await server.call(admin, 'POST', `/api/master-soal-versi/${id}`);
  await openStaff(page, server.url);
  await page.goto(`${server.url}/backend/ujian-master-soal`);
  await page.getByRole('row').filter({ hasText: 'Matematika' }).getByLabel('Kelola soal').click();
  await expect(page.getByRole('button', { name: 'Ubah soal 1', exact: true })).toBeVisible();
  await check(page, 'soal');
  const bank = page.url();
  await page.getByRole('button', { name: 'Ubah soal 1', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ubah soal' })).toBeVisible();
  await check(page, 'formulir soal');
  await page.goto(`${bank}/impor`);
  await page.getByLabel('1. Pilih berkas soal').setInputFiles({
    name: 'soal.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Satu?\nA. ya\nB. tidak\nANSWER: B\n\nDua?\nA. ya\n'),
  });
  await expect(page.getByText('Soal seperti yang terbaca')).toBeVisible();
  await check(page, 'impor soal');
  await page.goto(bank.replace('detail', 'detail-preview'));
  await expect(page.getByRole('button', { name: 'Berikutnya' })).toBeVisible();
  await check(page, 'pratinjau');
});

test('WCAG 2.2 AA, S1-GEN-10: the room and its commands', async ({ page }) => {
  await openStaff(page, server.url);
  await page.getByRole('link', { name: /^Sesi 2/ }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await check(page, 'ruang');
  await page.getByLabel('Cari peserta').fill(numberOf(1));
  await page.getByRole('button', { name: /^Perintah/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check(page, 'menu perintah');
  await page.getByRole('menuitem', { name: 'Reset login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'reset login');
});
