import { expect, test, type Page } from '@playwright/test';
import { assignRuang, command, phone, seat, watch } from '../fixtures/proctor.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

let server: SchoolServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  await assignRuang(server);
  page = await watch(browser, server.url, 'sari', { width: 1366, height: 768 });
});
test.afterAll(async () => {
  await page.context().close();
  await server.close();
});
test.afterEach(async () => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a double click on an act opens it, as one click does', async () => {
  await page.getByRole('button', { name: 'Tutup ruang' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Tutup Lab 2' })).toBeVisible();
});

test('a double click on a person opens his menu and chooses nothing in it', async () => {
  const menu = page.getByRole('menu');
  await seat(page, 40)
    .getByRole('button', { name: /^Perintah/ })
    .dblclick();
  await expect(menu).toContainText('DEMO-0040');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lainnya ▾' }).dblclick();
  await expect(menu).toContainText('Kertas ujian');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Denah', exact: true }).click();
  for (const nomor of ['03', '15', '34']) {
    await page.locator(`[data-seat="${nomor}"]`).dblclick();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
});

test('a double click on a figure leaves only those in the list', async () => {
  const missing = page.getByRole('button', { name: /^Belum hadir/ });
  await missing.dblclick();
  await expect(missing).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Hadir/ }).click();
});

test('a click beside a dialog does not lose what is typed in it', async () => {
  const dialog = await command(page, 40, 'Kirim pesan');
  await dialog.getByLabel('Pesan').fill('Duduk di kursi Anda.');
  await page.mouse.click(20, 400);
  await expect(dialog.getByLabel('Pesan')).toHaveValue('Duduk di kursi Anda.');
});

test('the key / in the search that has the focus already types nothing', async () => {
  const field = page.getByLabel('Cari peserta');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('demo');
  await expect(field).toHaveValue('demo');
  await field.fill('');
});

test('on a phone the reasons of a command are in sight as its dialog opens', async () => {
  await page.setViewportSize(phone);
  const dialog = await command(page, 40, 'Tambah waktu');
  await expect(dialog.getByRole('button', { name: 'datang terlambat' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Batal' }).click();
});
