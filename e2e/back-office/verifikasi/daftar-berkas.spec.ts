import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { BarisVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { openPendaftaran } from '../../fixtures/fill-situs.ts';
import { find, openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { sendForm } from '../../fixtures/pendaftaran/send-form.ts';
import { rowOf, select } from '../../fixtures/staff.ts';

useSchool('operator', { serviceWorkers: 'block' });

const people = ['Siti Nur Aini binti Abdul Rahman', 'Bima Sakti', 'Cici Paramida'] as const;

/** Three have sent their forms: one waits, one has let a correction lie for three days, one has withdrawn at the desk. */
test.beforeAll(async () => {
  await openPendaftaran(server);
  for (const [index, nama] of people.entries())
    await sendForm(server, `006123457${index}`, { nama, nik: `827101440310000${index}` });
  const token = await server.login('operator', 'demo-admin-2025');
  const rows = (await server.call(token, 'GET', '/api/verifikasi')) as BarisVerifikasi[];
  const decide = async (nama: string, said: object) => {
    const id = rows.find((row) => row.nama === nama)?.id;
    const answer = await server.call(token, 'POST', '/api/verifikasi', { id, ...said });
    expect(answer).toMatchObject({ status: true });
  };
  await decide('Bima Sakti', {
    verifikasi_status: 2,
    alasan_kode: ['buram'],
    pesan: 'Foto lagi.',
    perbaiki: ['dok_skl'],
  });
  await decide('Cici Paramida', { verifikasi_status: 6, pesan: 'Pindah ke sekolah lain.' });
  const database = new Database(join(server.dataDir, 'spmb.sqlite'), { timeout: 10_000 });
  database.prepare('update pemeriksaan set diputus_ms = diputus_ms - 259200000').run();
  database.close();
});

const heads = () => page.getByRole('columnheader').allTextContents();

test('S2-VLIST: the queue shows its columns, figures and alerts, is narrowed in the address, and gives the next file', async () => {
  await openScreen(page, 'Verifikasi Berkas');
  await expect(rowOf(page, 'PENGAJUAN BARU')).toContainText(people[0]);
  // S2-VLIST-01
  expect(await heads()).toEqual([
    'Tanggal',
    'NISN',
    'Nama',
    'L/P',
    'Sekolah asal',
    'Pilihan 1',
    'Status',
    'Keterangan',
    'Opsi',
  ]);
  const late = page.getByRole('link', { name: 'Hubungi Bima Sakti lewat WhatsApp' });
  await expect(late).toHaveAttribute('href', /^https:\/\/wa\.me\/62/);
  await expect(page.getByRole('region', { name: 'Keadaan antrean' })).toContainText('Diputus hari ini:');
  await check(page, 'verifikasi berkas');

  await select(page.locator('main'), 'Perlu perhatian', 'Belum diperbaiki > 2 hari');
  await expect(page).toHaveURL(/perhatian=belum_diperbaiki/);
  await expect(page.getByLabel('1 data', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Bima Sakti')).toContainText('PERBAIKAN');
  await select(page.locator('main'), 'Perlu perhatian', 'Semua');
  await find(page, 'Siti');

  await page.getByRole('button', { name: 'Ambil berkas berikutnya' }).click();
  await expect(page).toHaveURL(/\/backend\/verifikasi-form\/.+/);
  const form = page.url();
  await page.goBack();
  await expect(rowOf(page, people[0])).toContainText('Anda periksa sampai');
  // S2-VLIST-04
  await rowOf(page, people[0]).getByLabel('Verifikasi', { exact: true }).click();
  await expect(page).toHaveURL(form);
});

test('S3-VED: decided files are listed, verified again, downloaded, proved and imported', async () => {
  await openScreen(page, 'Berkas Terverifikasi');
  await expect(rowOf(page, 'BERKAS DITERIMA').first()).toBeVisible();
  // S3-VED-01
  expect(await heads()).toEqual([
    'Tanggal',
    'NISN',
    'Nama',
    'L/P',
    'Sekolah asal',
    'Pilihan 1',
    'Status',
    'Opsi',
  ]);
  await check(page, 'berkas terverifikasi');
  await find(page, 'Cici');
  await expect(rowOf(page, 'Cici Paramida')).toContainText('BERKAS DICABUT');
  // S3-VED-05
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh Excel' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('Berkas terverifikasi.xlsx');
  const [proof] = await Promise.all([
    page.waitForEvent('download'),
    rowOf(page, 'Cici Paramida').getByLabel('Unduh bukti').click(),
  ]);
  expect(proof.suggestedFilename()).toMatch(/^bukti-SPMB-.*\.pdf$/);
  // S3-VED-03, N41: who is imported here was verified elsewhere.
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor data peserta' });
  await expect(dialog.getByLabel('Status berkas peserta baru')).toHaveText('Berkas Diterima');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  // S3-VED-04
  await rowOf(page, 'Cici Paramida').getByLabel('Verifikasi ulang').click();
  await expect(page).toHaveURL(/\/backend\/verifikasi-form\/.+/);
});
