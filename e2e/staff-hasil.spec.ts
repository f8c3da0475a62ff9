import { expect, test } from '@playwright/test';
import { check } from './check-accessibility.ts';
import { openScreen } from './record-screen.ts';
import { SchoolServer } from './school-server.ts';
import { notice, openStaff, rowOf, select } from './staff.ts';
import { readWorkbook } from './workbook.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

test('S3-HASIL-01, S3-HASIL-02: scores of an exam that is over, by room, as files', async ({ page }) => {
  await openStaff(page, server.url, 'operator');
  await openScreen(page, 'Hasil Ujian');
  await check(page, 'list of exams with results');
  await page.getByRole('menuitem', { name: 'Buka hasil' }).or(page.getByLabel('Buka hasil')).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Daftar nilai' })).toBeVisible();
  await expect(page.getByText('Sementara').first()).toBeVisible();
  await check(page, 'list of scores');
  await page.getByLabel('Cari', { exact: true }).fill('DEMO-0001');
  await expect(page.getByLabel('1 data', { exact: true })).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor Excel' }).click();
  const sheet = await readWorkbook(await (await started).path());
  expect(sheet[0]?.slice(0, 3)).toEqual(['No', 'NIS', 'Nama']);
  expect(sheet[1]?.[1]).toBe('DEMO-0001');
  await page.getByLabel('Cari', { exact: true }).fill('tidak ada yang begini');
  await expect(page.getByText('Tidak ada yang cocok dengan')).toBeVisible();
  await page.getByRole('tab', { name: 'Rekap' }).click();
  await expect(rowOf(page, /Lab|Ruang/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Program', exact: true }).click();
  await check(page, 'summary of scores');
  await expect(page.getByRole('tab', { name: 'Analisis butir' })).toBeHidden();
});

test('S3-HASIL-03, S3-HASIL-06: item analysis as table, chart and file; a wrong key is corrected after its effect was seen', async ({
  page,
}) => {
  await openStaff(page, server.url);
  await openScreen(page, 'Hasil Ujian');
  await page.getByLabel('Buka hasil').first().click();
  await page.getByRole('tab', { name: 'Analisis butir' }).click();
  await expect(page.getByText('Reliabilitas KR-20').first()).toBeVisible();
  await expect(page.getByRole('figure')).toBeVisible();
  await check(page, 'item analysis');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor Excel' }).click();
  const sheet = await readWorkbook(await (await started).path());
  expect(sheet.some(([name]) => name === 'Reliabilitas KR-20')).toBe(true);
  await page.getByLabel('Koreksi kunci').first().click();
  const dialog = page.getByRole('dialog', { name: 'Koreksi kunci' });
  await expect(dialog.getByRole('button', { name: 'Hitung ulang nilai' })).toBeDisabled();
  await select(dialog, await labelOf(dialog), /^Gugurkan/);
  await expect(dialog.getByText(/dari \d+ nilai berubah: \d+ naik, 0 turun/)).toBeVisible();
  await check(page, 'effect of a corrected key');
  await dialog.getByLabel('Alasan').fill('soal tidak terbaca');
  await dialog.getByRole('button', { name: 'Hitung ulang nilai' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice(page)).toContainText('Soal digugurkan.');
  await expect(page.getByText('Digugurkan').first()).toBeVisible();
});

const labelOf = async (dialog: import('@playwright/test').Locator): Promise<string> =>
  (await dialog
    .getByText(/^Kunci yang benar/)
    .first()
    .textContent()) ?? '';

test('S3-HASIL-01: a failed list says so; whoever has no right to it is told', async ({ page }) => {
  await openStaff(page, server.url, 'operator');
  await page.route('**/api/hasil-ujian?*', (route) => route.abort());
  await openScreen(page, 'Hasil Ujian');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /server|jaringan/i })
      .first(),
  ).toBeVisible();
  const supervisor = await page.context().browser()!.newPage();
  await openStaff(supervisor, server.url, 'pengawas');
  await supervisor.goto(`${server.url}/backend/hasil-ujian`);
  await expect(supervisor.getByRole('heading', { name: 'Unauthorized or Forbiden' })).toBeVisible();
  await supervisor.close();
});
