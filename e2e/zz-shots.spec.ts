import { test, type Page } from '@playwright/test';
import { SchoolServer } from './school-server.ts';
import { openStaff } from './staff.ts';
import { openScreen } from './record-screen.ts';
let server: SchoolServer;
test.beforeAll(async () => { server = await SchoolServer.open(); });
test.afterAll(() => server.close());
const shots = async (page: Page, name: string) => {
  for (const [width, mode] of [[1280, 'light'], [360, 'light'], [768, 'dark']] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(`document.documentElement.dataset.theme = '${mode}'`);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/f-shots/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
};
test('shots', async ({ page }) => {
  test.setTimeout(200_000);
  await openStaff(page, server.url);
  await openScreen(page, 'Hasil Ujian');
  await page.waitForTimeout(500);
  await shots(page, 'list');
  await page.getByLabel('Buka hasil').last().click();
  await page.waitForTimeout(800);
  await shots(page, 'nilai');
  for (const tab of ['Rekap', 'Analisis butir', 'Rekonsiliasi']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForTimeout(1500);
    await shots(page, tab.replace(' ', '-'));
  }
  await page.getByLabel('Rincian').first().click();
  await page.waitForTimeout(800);
  await shots(page, 'rincian');
  await page.getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('tab', { name: 'Analisis butir' }).click();
  await page.getByLabel('Koreksi kunci').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await page.waitForTimeout(800);
  await shots(page, 'koreksi');
});
