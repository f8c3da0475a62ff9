import { devices, expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { openForm, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { buildPages } from '../fixtures/build-pages.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { emptySitus, openPendaftaran } from '../fixtures/fill-situs.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();
const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
const nisn = '0061238801';

/** The applicant's form on a device of its own, at the step of the family card; what the page's rules refuse ends the test. */
async function openStep(browser: Browser): Promise<{ page: Page; kk: Locator }> {
  const page = await browser.newPage(phone);
  page.on('console', (line) => expect(line.text()).not.toContain('Content Security Policy'));
  await openForm(page, server.url, nisn);
  await page.goto(`${server.url}/peserta/pendaftaran/kependudukan`);
  return { page, kk: page.locator('#dok_kartu_keluarga') };
}

const choosePdf = (at: Locator, buffer: Buffer) =>
  at
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: 'kk.pdf', mimeType: 'application/pdf', buffer });

/** Share of dark points in a picture, of a thousand. */
const inkOf = (picture: Locator): Promise<number> =>
  picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    await image.decode();
    const canvas = new OffscreenCanvas(100, 150);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 100, 150);
    const { data } = context.getImageData(0, 0, 100, 150);
    return Math.round(
      (data.filter((value, index) => index % 4 === 0 && value < 128).length / 15_000) * 1_000,
    );
  });

test('S3-REGF-15: a PDF is read page by page before it is kept, a damaged one by its file alone, and has its picture here and on another device', async ({
  browser,
}) => {
  await emptySitus(server);
  await openPendaftaran(server);
  await signUp(server, nisn, 'Siti Nur Aini');
  const { page, kk } = await openStep(browser);
  await choosePdf(kk, Buffer.from('%PDF-1.4 rusak'));
  await expect(kk.getByRole('alert')).toContainText('tidak dapat ditampilkan di sini. Buka berkasnya');
  await expect(kk.getByRole('link', { name: 'Buka PDF di tab baru' })).toBeVisible();
  await choosePdf(kk, buildPages('KARTU', '', 'KELUARGA'));
  const large = kk.getByRole('img', { name: 'Kartu Keluarga' });
  await expect(large).toBeVisible();
  expect(await inkOf(large)).toBeGreaterThan(5);
  await expect(kk.getByText('Nomor KK dan semua nama terbaca jelas?')).toBeVisible();
  await check(page, 'PDF sebelum disimpan');
  await kk.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(kk.getByText('Halaman 2 dari 3')).toBeVisible();
  await expect(large).toBeVisible();
  expect(await inkOf(large)).toBe(0);
  await kk.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(kk.locator('.berkas-kecil')).toBeVisible();
  // The file, and the form that names it.
  await expect(page.getByText('Tersimpan di server')).toHaveCount(2);
  await page.close();
  const other = await openStep(browser);
  const small = other.kk.locator('.berkas-kecil');
  await expect(small).toBeVisible();
  expect(await inkOf(small)).toBeGreaterThan(5);
  await other.kk.getByRole('button', { name: 'Lihat Kartu Keluarga' }).click();
  await expect(other.page.getByRole('dialog').getByRole('img', { name: 'Kartu Keluarga' })).toBeVisible();
  await expect(other.page.getByRole('dialog').getByText('Halaman 1 dari 3')).toBeVisible();
  await other.page.close();
});
