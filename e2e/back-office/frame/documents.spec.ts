import { expect, test, type Page } from '@playwright/test';
import { numberOf } from '../../fixtures/participant.ts';
import { server, useSchool } from '../../fixtures/school.ts';
import { openStaff, signInByForm } from '../../fixtures/staff.ts';

useSchool();

const welcome = (page: Page) => page.getByRole('heading', { name: 'Selamat bekerja' });
const nomor = (page: Page) => page.getByLabel('Nomor Peserta');
const documentOf = async (page: Page) =>
  (await page.locator('script[type=module]').getAttribute('src'))?.replace(/^\/assets\/|-.*$/g, '');

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu akun' }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await expect(nomor(page)).toBeVisible();
}

test('a login leads into the back office, where device and login are the same', async ({ page }) => {
  const labels = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) labels.add(request.headers()['x-perangkat']);
  });
  await page.goto(`${server.url}/login`);
  expect(await documentOf(page)).toBe('index');
  await signInByForm(page, 'admin');
  await expect(welcome(page)).toBeVisible();
  expect(await documentOf(page)).toBe('office');
  expect(labels.size).toBe(1);
});

test('who leaves is signed out here and on the server, also where he was to be remembered, and leads nobody back', async ({
  page,
}) => {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Ingat saya').check();
  await signInByForm(page, 'admin');
  await expect(welcome(page)).toBeVisible();
  const { token } = JSON.parse(await page.evaluate(() => sessionStorage.getItem('spmb-masuk') ?? '')) as {
    token: string;
  };
  const other = await page.context().newPage();
  await other.goto(`${server.url}/backend/master-ruang`);
  await expect(other.getByRole('heading', { level: 1, name: 'Ruang' })).toBeVisible();
  await leave(other);
  expect(await documentOf(other)).toBe('index');
  const answer = await page.request.get(`${server.url}/api/user-info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
  const third = await page.context().newPage();
  await third.goto(`${server.url}/backend/dashboard`);
  await expect(nomor(third)).toBeVisible();
  await signInByForm(other, 'operator');
  await expect(welcome(other)).toBeVisible();
});

test('a login that ran out asks for another, which leads back to where the work was', async ({ page }) => {
  await openStaff(page, server.url);
  await page.goto(`${server.url}/backend/master-program-keahlian?q=a`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('spmb-masuk') ?? '');
  const { token } = JSON.parse(kept) as { token: string };
  await server.call(token, 'POST', '/api/auth/logout');
  await page.reload();
  await expect(nomor(page)).toBeVisible();
  expect(await documentOf(page)).toBe('index');
  await signInByForm(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Program Keahlian' })).toBeVisible();
  expect(new URL(page.url()).search).toContain('q=a');
});

test('back and forward change between the documents', async ({ page }) => {
  await openStaff(page, server.url);
  await page.goto(`${server.url}/peserta/dashboard`);
  await page.getByRole('link', { name: 'Ke halaman saya' }).click();
  await expect(welcome(page)).toBeVisible();
  expect(await documentOf(page)).toBe('office');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Unauthorized or Forbiden' })).toBeVisible();
  expect(await documentOf(page)).toBe('index');
  await page.goForward();
  await expect(welcome(page)).toBeVisible();
  expect(await documentOf(page)).toBe('office');
});

test('an address that only looks like one of the other document says that it is none, and is loaded once', async ({
  page,
}) => {
  await openStaff(page, server.url);
  let loaded = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  await page.goto(`${server.url}/backend%2Fdashboard`);
  await expect(page.getByRole('heading', { name: 'halaman tidak ditemukan' })).toBeVisible();
  expect(loaded).toBe(1);
});

test('a participant’s login that the device remembers is still there after a look at the back office', async ({
  page,
}) => {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Nomor Peserta').fill(numberOf(1));
  await page.getByLabel('Kata Sandi', { exact: true }).fill('demo-peserta');
  await page.getByLabel('Ingat saya').check();
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByLabel('Tes Matematika')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${server.url}/backend/dashboard`);
  await expect(other.getByText('Halaman ini untuk panitia.')).toBeVisible();
  const third = await page.context().newPage();
  await third.goto(`${server.url}/peserta/dashboard`);
  await expect(third.getByLabel('Tes Matematika')).toBeVisible();
  await other.getByRole('link', { name: 'Ke halaman saya' }).click();
  await expect(other.getByLabel('Tes Matematika')).toBeVisible();
  expect(await documentOf(other)).toBe('index');
});

test('once the application is on the device the back office opens without the server, and says what is missing', async ({
  page,
}) => {
  await openStaff(page, server.url);
  await page.evaluate('navigator.serviceWorker.ready');
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(`${server.url}/backend/dashboard`);
  await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible();
  expect(await documentOf(page)).toBe('office');
});
