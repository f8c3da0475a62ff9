import { expect, test, type Page } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { answer, begin, finish, login, numberOf } from '../fixtures/participant.ts';
import { actOfMenu, watch } from '../fixtures/proctor.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

let server: SchoolServer;
let staff: Page;
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  staff = await watch(browser, server.url, 'admin');
  await expect(staff.getByText('0/240')).toBeVisible();
});
test.afterAll(async () => {
  await staff.close();
  await server.close();
});

test('D-ROOM-08, D-ROOM-20…22: a proctor opens his room by the code of its card, works there, and is out when the card is replaced', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await (await browser.newContext({ viewport: { width: 1000, height: 800 } })).newPage();
  await login(page, server.url, numberOf(1));
  await begin(page);
  await answer(page, 1);
  await finish(page);

  // Staff make the card of the participant's room.
  await staff.getByRole('button', { name: 'Semua ruang', exact: true }).click();
  const table = staff.getByRole('table', { name: 'Semua ruang' });
  const busy = table.getByRole('row').filter({ has: staff.getByRole('cell', { name: /^1\/\d+$/ }) });
  const room = (await busy.getByRole('button').textContent()) ?? '';
  await busy.getByRole('button').click();
  await actOfMenu(staff, 'Kartu ruang');
  await staff.getByRole('button', { name: 'Buat kartu' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Buat kartu' }).click();
  const kode = (await staff.getByLabel('Kode kartu').textContent()) ?? '';
  expect(kode).toMatch(/^[A-Z]{4} [A-Z]{4}$/);
  await check(staff, 'kartu ruang, panitia');

  // A phone without an account: first a wrong code, then the right one.
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await phone.goto(`${server.url}/ruang`);
  await phone.getByLabel('Kode kartu').fill('ABCDEFGH');
  await phone.getByLabel('Nama lengkap pengawas').fill('Bu Sari Wulandari');
  await phone.getByRole('button', { name: 'Buka ruang' }).click();
  await expect(phone.getByText(/Kode ini tidak dikenal/)).toBeVisible();
  await check(phone, 'kartu ruang, masuk');
  await phone.getByLabel('Kode kartu').fill(kode.toLowerCase());
  await phone.getByRole('button', { name: 'Buka ruang' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: room })).toBeVisible();
  expect(phone.url()).toBe(`${server.url}/ruang/layar`);
  await expect(phone.getByText('Sesi ini tanpa token')).toBeVisible();
  await expect(phone.getByText('1 lengkap di server')).toBeVisible();
  await check(phone, 'kartu ruang, layar');

  // What belongs to accounts is not offered; other rooms and the back office stay shut.
  await expect(phone.getByRole('button', { name: 'Semua ruang', exact: true })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Lainnya ▾' }).click();
  await expect(phone.getByRole('menuitem', { name: 'Reset semua login' })).toBeVisible();
  for (const name of ['Geser sesi', 'Ganti token', 'Unduh Excel', 'Kartu ruang'])
    await expect(phone.getByRole('menuitem', { name, exact: true })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: room })).toBeVisible();
  const other = await phone.context().newPage();
  await other.goto(`${server.url}/backend/dashboard`);
  await expect(other).toHaveURL(/\/login$/);
  await other.close();

  // The finish is taken back: the participant's sheet opens again with its answer.
  await phone.setViewportSize({ width: 1280, height: 800 });
  await phone.getByLabel('Cari peserta').fill(numberOf(1));
  await phone
    .getByRole('row')
    .filter({ hasText: numberOf(1) })
    .getByRole('button', { name: /^Perintah/ })
    .click();
  await expect(phone.getByRole('menuitem', { name: 'Reset ujian' })).toHaveCount(0);
  await phone.getByRole('menuitem', { name: 'Buka kembali' }).click();
  await phone.getByRole('button', { name: 'salah menekan Selesai' }).click();
  await check(phone, 'buka kembali');
  await phone.getByRole('dialog').getByRole('button', { name: 'Buka kembali' }).click();
  await expect(phone.getByText(/^Ujian dibuka kembali untuk /)).toBeVisible();
  await page.goto(`${server.url}/peserta/dashboard`);
  await page.getByLabel('Tes Matematika').getByRole('link', { name: /ujian/ }).click();
  await page.getByRole('button', { name: 'Ya, ini saya' }).click();
  // The device may have heard of it already.
  const start = page.getByRole('button', { name: /ujian$/ });
  const go = page.getByRole('button', { name: 'LANJUT' });
  await expect(start.or(go)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await go.click();
  await expect(page.locator('.answer-row').nth(1)).toHaveAttribute('aria-checked', 'true');

  // Replaced: the phone is out at once and says why.
  await expect(staff.getByText(/^Bu Sari Wulandari/)).toHaveCount(0);
  await staff.getByRole('button', { name: 'Ganti kode' }).click();
  await staff.getByRole('button', { name: 'kartu hilang' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Ganti kode' }).click();
  await expect(phone.getByText(/Layar ruang ini sudah ditutup/)).toBeVisible({ timeout: 20_000 });
  expect(phone.url()).toBe(`${server.url}/ruang`);
  for (const one of [page, phone]) await one.context().close();
});
