import { devices, expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { sandi, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { emptySitus, openPendaftaran } from '../fixtures/fill-situs.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  await emptySitus(server);
  await openPendaftaran(server);
});
test.afterAll(() => server.close());

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
const part = /\/panel-peserta-[^/]+\.js$/;
const nisn = '0061234590';

test('until his part of the dashboard has come an applicant sees its place, which does not move; where it cannot come he is told, with a way out', async ({
  browser,
}) => {
  await signUp(server, nisn, 'Siti Aminah');
  // What a service worker fetches no test can hold back.
  const context = await browser.newContext({ ...phone, locale: 'id-ID', serviceWorkers: 'block' });
  const page = await context.newPage();
  const held = Promise.withResolvers<undefined>();
  await page.route(part, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Nomor Peserta').fill(nisn);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(sandi);
  await page.getByRole('button', { name: 'Masuk' }).click();
  const pendaftaran = page.getByRole('heading', { level: 2, name: 'Pendaftaran', exact: true });
  const jadwal = page.getByRole('heading', { level: 2, name: 'Jadwal ujian' });
  await expect(page.getByText('Memuat pendaftaran Anda…')).toBeAttached();
  await expect(jadwal).not.toBeInViewport();
  const before = await pendaftaran.boundingBox();
  held.resolve(undefined);
  await expect(page.getByText('Anda belum punya nomor pendaftaran')).toBeVisible();
  await expect(jadwal).not.toBeInViewport();
  expect(await pendaftaran.boundingBox()).toMatchObject({ y: before?.y });

  await page.unroute(part);
  let isGone = true;
  await page.route(part, (route) => (isGone ? route.abort() : route.continue()));
  await page.reload();
  await expect(page.getByText('Pendaftaran Anda belum termuat')).toBeVisible();
  await expect(jadwal).toBeVisible();
  await check(page, 'dashboard tanpa pendaftaran');
  page.once('framenavigated', () => (isGone = false));
  await page.getByRole('button', { name: 'Muat ulang halaman' }).click();
  await expect(page.getByText('Anda belum punya nomor pendaftaran')).toBeVisible();
  await context.close();
});
