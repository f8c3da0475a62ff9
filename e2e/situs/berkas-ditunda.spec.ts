import { devices, expect, test } from '@playwright/test';
import { pdfUnchecked } from '../../sync-server/src/media/pdf/pdf-problem.ts';
import { openForm, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { buildPages } from '../fixtures/build-pages.ts';
import { emptySitus, openPendaftaran } from '../fixtures/fill-situs.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();
const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
const nisn = '0061238811';

test('S3-REGF-15: a PDF that the server cannot check now stays on the device, over a reload too, and is sent again by itself', async ({
  browser,
}) => {
  await emptySitus(server);
  await openPendaftaran(server);
  await signUp(server, nisn, 'Siti Nur Aini');
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openForm(page, server.url, nisn);
  await page.goto(`${server.url}/peserta/pendaftaran/kependudukan`);
  const kk = page.locator('#dok_kartu_keluarga');
  const body = { status: false, message: pdfUnchecked, jenis: 'pdf-belum-diperiksa', tunggu_detik: 5 };
  let refusals = 0;
  const refuse = '**/api/unggah/**';
  await page.route(refuse, (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    refusals += 1;
    return route.fulfill({ status: 503, json: body });
  });
  await kk
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: 'kk.pdf', mimeType: 'application/pdf', buffer: buildPages('KARTU', 'KELUARGA') });
  await kk.getByRole('button', { name: 'Ya', exact: true }).click();
  const waits = kk.getByText(`Tersimpan di perangkat. ${pdfUnchecked}`);
  await expect(waits).toBeVisible();
  await expect.poll(() => refusals).toBeGreaterThan(2);
  await expect(kk.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(kk.locator('.berkas-kecil')).toBeVisible();
  await expect(waits).toBeVisible();
  await page.unroute(refuse);
  await expect(kk.getByText('Tersimpan di server')).toBeVisible();
  await kk.getByRole('button', { name: 'Lihat Kartu Keluarga' }).click();
  await expect(page.getByRole('dialog').getByText('Halaman 1 dari 2')).toBeVisible();
  await context.close();
});
