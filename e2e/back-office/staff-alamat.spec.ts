import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { SchoolServer } from '../fixtures/school-server.ts';
import { openStaff } from '../fixtures/staff.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.spare();
});
test.afterAll(() => server.close());

test('D-RULE-15: the first hour: an address that phones can open, tried by its code, kept, and obeyed by what is printed', async ({
  page,
}) => {
  await page.goto(`${server.url}/setup`);
  const address = page.getByLabel('Alamat server', { exact: true });
  // The server of this test is heard on its own computer only.
  await expect(page.getByText('Komputer ini belum tersambung ke jaringan sekolah.')).toBeVisible();
  await expect(address).toHaveValue('');
  await page.getByLabel('Nama sekolah').fill('SMK Negeri 1 Merauke');
  await page.getByLabel('Nama', { exact: true }).fill('Ibu Kepala');
  await page.getByLabel('Nama masuk').fill('admin');
  await page.getByLabel('Kata sandi', { exact: true }).fill('demo-admin-2025');
  await page.getByLabel('Ulangi kata sandi').fill('demo-admin-2025');
  await address.fill(server.url);
  const save = page.getByRole('button', { name: 'Simpan dan mulai' });
  await save.click();
  await expect(page.getByText(/^Alamat server ini hanya terbuka di komputer server/)).toBeVisible();
  await address.fill('ujian.local:8080/login');
  await address.blur();
  await expect(page.getByAltText('Kode QR alamat http://ujian.local:8080')).toBeVisible();
  await expect(address).toHaveValue('http://ujian.local:8080');
  await check(page, 'pengaturan awal');
  await save.click();
  await expect(page.getByText('Server siap dipakai.')).toBeVisible();

  await openStaff(page, server.url);
  await page.goto(`${server.url}/backend/data-peserta`);
  await page.getByRole('button', { name: 'Cetak kartu' }).click();
  await expect(page.getByText(/^Kartu peserta dicetak tanpa alamat dan tanpa kode QR/)).toBeVisible();
  await check(page, 'cetak kartu tanpa alamat');
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(page.getByAltText('Kode QR alamat http://ujian.local:8080')).toBeVisible();
  await page.getByLabel('Alamat server tetap').check();
  await check(page, 'profil: alamat server');
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(page.getByText('Profil sekolah disimpan.')).toBeVisible();
  await page.goto(`${server.url}/backend/data-peserta`);
  await page.getByRole('button', { name: 'Cetak kartu' }).click();
  await expect(page.getByLabel('Cetak untuk')).toBeVisible();
  await expect(page.getByText(/tanpa kode QR/)).toHaveCount(0);
});
