import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberOf } from '../fixtures/participant.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

const executablePath = process.env['SPMB_CHROMIUM'] ?? '';
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

let server: SchoolServer;
let profile: string;
test.beforeEach(async () => {
  server = await SchoolServer.open();
  profile = mkdtempSync(join(tmpdir(), 'spmb-kenal-'));
});
test.afterEach(async () => {
  await server.close();
  rmSync(profile, { recursive: true, force: true });
});

async function openBrowser(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

async function fill(page: Page, nomor: string): Promise<void> {
  await page.getByLabel('Nomor Peserta').fill(nomor);
  await page.getByLabel('Kata Sandi', { exact: true }).fill('demo-peserta');
}

/** Logs in, lets the device fetch its exams, and closes the browser. */
async function visit(nomor: string, remember: boolean): Promise<void> {
  const { context, page } = await openBrowser();
  await page.goto(`${server.url}/login`);
  await fill(page, nomor);
  if (remember) await page.getByLabel('Ingat saya').check();
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByLabel('Tes Matematika').getByText('Soal siap di perangkat ini')).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await context.close();
}

test('D-RULE-04, N31: a device that is remembered opens dashboard and prepared exam without the server', async () => {
  await visit(numberOf(1), true);
  await server.stop();
  const { context, page } = await openBrowser();
  await page.goto(server.url);
  await expect(page).toHaveURL(`${server.url}/peserta/dashboard`);
  // His application, below his exams, says it of itself once its part of the page is there.
  const lost = page.getByRole('status').filter({ hasText: 'Terputus dari server sekolah' });
  await expect(lost.filter({ hasText: 'Sambungkan Wi-Fi' })).toBeVisible();
  await expect(page.getByText(numberOf(1)).first()).toBeVisible();
  const card = page.getByLabel('Tes Matematika');
  await expect(card.getByText('Soal siap di perangkat ini')).toBeVisible();
  await card.getByRole('link', { name: 'Mulai ujian' }).click();
  await page.getByRole('button', { name: 'Ya, ini saya' }).click();
  await expect(page.getByRole('heading', { name: 'Tes Matematika' })).toBeVisible();
  await expect(page.getByText('40 soal')).toBeVisible();
  await context.close();
});

test('D-RULE-04, N31: one that is not opens the login, which says that nothing was checked', async () => {
  await visit(numberOf(2), false);
  await server.stop();
  const { context, page } = await openBrowser();
  await page.goto(`${server.url}/peserta/dashboard`);
  await expect(page).toHaveURL(`${server.url}/login`);
  await fill(page, numberOf(2));
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('alert')).toContainText('Nomor dan kata sandi Anda belum diperiksa');
  await expect(page.getByLabel('Nomor Peserta')).toHaveValue(numberOf(2));
  await context.close();
});
