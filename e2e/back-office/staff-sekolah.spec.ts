import { expect, test, type Page } from '@playwright/test';
import { buildPicture } from '../../sync-server/src/features/media/testing/build-file.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { notice, openStaff, select } from '../fixtures/staff.ts';

useSchool();

const mainColour = (page: Page) =>
  page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--primary')`);
const save = (page: Page) => page.getByRole('button', { name: 'SIMPAN' }).click();

test('S1-SCHOOL-01, S1-SCHOOL-18, S1-SCHOOL-20, S1-GEN-05: name and theme change at once, on every page, also without the network', async ({
  page,
  context,
}) => {
  await openStaff(page, server.url);
  await page.getByRole('link', { name: 'Profil Sekolah' }).first().click();
  const name = page.getByLabel('Nama sekolah');
  await expect(name).toHaveValue('SMK Negeri 1 Nusantara Jaya');
  await check(page, 'profil sekolah');
  const before = await mainColour(page);

  await name.fill('');
  await save(page);
  await expect(page.getByText('Wajib diisi.')).toBeVisible();

  await name.fill('SMK Bahari Sejahtera');
  await page.getByRole('radio', { name: 'Jingga', exact: true }).check();
  // What is typed in waits while another screen is looked at.
  await page.getByRole('link', { name: 'Sesi Ujian' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sesi Ujian' })).toBeVisible();
  await page.getByRole('link', { name: 'Profil Sekolah' }).first().click();
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click();
  await expect(name).toHaveValue('SMK Bahari Sejahtera');
  for (const label of ['Logo', 'Gambar menu samping']) {
    const buffer = await buildPicture('png', 64);
    await page
      .getByLabel(label, { exact: true })
      .setInputFiles({ name: 'gambar.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('button', { name: `Ganti ${label.toLowerCase()}` })).toBeVisible();
  }
  await save(page);
  await expect(notice(page).last()).toContainText('Profil sekolah disimpan.');
  await expect(page.getByRole('banner')).toContainText('SMK Bahari Sejahtera');
  await expect.poll(() => mainColour(page)).not.toBe(before);
  await expect(page.locator('img[src^="/api/media/"]').first()).toBeVisible();
  const orange = await mainColour(page);

  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto(`${server.url}/home`);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => mainColour(page)).toBe(orange);
  await context.setOffline(false);
});

test('N22, S1-SCHOOL-24: settings are saved by group; two people editing one are told', async ({
  page,
  browser,
}) => {
  await openStaff(page, server.url);
  await page.getByRole('link', { name: 'Pengaturan' }).first().click();
  await expect(page.getByLabel('Tahun ajaran')).toHaveValue('2025/2026');
  await check(page, 'pengaturan');
  const other = await (await browser.newContext()).newPage();
  await openStaff(other, server.url);
  await other.goto(`${server.url}/backend/pengaturan`);
  await other.getByLabel('Tahun ajaran').fill('2026/2027');
  await other.getByRole('button', { name: 'SIMPAN' }).first().click();
  await expect(notice(other)).toContainText('Pengaturan umum disimpan.');

  await page.getByLabel('Tahun ajaran').fill('2027/2028');
  await page.getByRole('button', { name: 'SIMPAN' }).first().click();
  await expect(page.getByRole('alert')).toContainText('sudah diubah oleh');
  await page.getByRole('button', { name: 'Muat data terbaru' }).click();
  await expect(page.getByLabel('Tahun ajaran')).toHaveValue('2026/2027');

  await page.getByLabel('Token berganti setiap').fill('30');
  const ujian = page.locator('form').filter({ has: page.getByLabel('Token berganti setiap') });
  await ujian.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(notice(page).last()).toContainText('Pengaturan ujian disimpan.');
  await page.getByRole('link', { name: 'Jadwal Ujian' }).first().click();
  await page.getByRole('button', { name: 'Tambah' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah jadwal ujian' });
  await expect(form.getByLabel('Terhenti tanpa rugi, paling lama')).toHaveValue('3');
  await select(form, 'Waktu saat gangguan', 'Waktu jalan terus');
});
