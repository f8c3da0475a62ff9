import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { answer, begin, finish, isReleased, login, numberOf } from './participant.ts';
import { SchoolServer } from './school-server.ts';
import { openStaff } from './staff.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

// The checker itself is put into the page, which our Content Security Policy forbids.
test.use({ bypassCSP: true });

const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** Violations of WCAG 2.2 AA on a phone and a desktop, light and dark, as one line each; and whether the page fits its width. */
async function check(page: Page, screen: string): Promise<void> {
  for (const { colorScheme, width } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Nothing but colours differs in the dark.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message.slice(0, 120) ?? ''}`),
    );
    expect.soft(found, `${screen}, ${colorScheme}, ${width} px`).toEqual([]);
    const drawn = await page.evaluate('document.documentElement.scrollWidth');
    expect.soft(drawn, `${screen} runs off the side at ${width} px`).toBeLessThanOrEqual(width);
  }
}

test('WCAG 2.2 AA, S1-GEN-10: the participant’s screens', async ({ page }) => {
  // S1-ROUTE-02: the root leads to the login.
  await page.goto(server.url);
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  await check(page, 'login');
  await login(page, server.url, numberOf(1));
  const card = page.getByLabel('Tes Matematika');
  await expect(card.getByText('Soal siap di perangkat ini')).toBeVisible();
  await check(page, 'dashboard');
  await card.getByRole('link', { name: /ujian/ }).click();
  await expect(page.getByRole('button', { name: 'Ya, ini saya' })).toBeVisible();
  await check(page, 'konfirmasi mulai');
  await page.goto(`${server.url}/peserta/dashboard`);
  await begin(page);
  await answer(page, 1);
  await check(page, 'lembar soal');
  await page.getByRole('button', { name: 'Ke halaman selesai' }).click();
  await expect(page.getByLabel('Saya yakin')).toBeVisible();
  await check(page, 'konfirmasi selesai');
  await page.goBack();
  await finish(page);
  await isReleased(page);
  await check(page, 'selesai');
});

const screens = [
  ...['dashboard', 'master-program-keahlian', 'master-program-keahlian?form=baru', 'data-peserta'],
  ...['ujian-master-soal', 'jadwal-ujian-sesi', 'jadwal-ujian', 'jadwal-ujian?form=baru', 'penolakan'],
  ...['jadwal-ujian-peserta', 'jadwal-ujian-absen'],
];

test('WCAG 2.2 AA, S1-GEN-10: the back office’s screens', async ({ page }) => {
  await openStaff(page, server.url);
  const settled = async () => {
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Memuat data' })).toHaveCount(0);
  };
  for (const path of screens) {
    await page.goto(`${server.url}/backend/${path}`);
    await settled();
    await check(page, path);
  }

  await page.goto(`${server.url}/backend/data-peserta`);
  await page.getByRole('button', { name: 'Impor' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'impor peserta');

  await page.goto(`${server.url}/backend/ujian-master-soal`);
  await page.getByRole('row').filter({ hasText: 'Matematika' }).getByLabel('Kelola soal').click();
  await expect(page.getByRole('button', { name: 'Ubah soal 1', exact: true })).toBeVisible();
  await check(page, 'soal');
  const bank = page.url();
  await page.getByRole('button', { name: 'Ubah soal 1', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ubah soal' })).toBeVisible();
  await check(page, 'formulir soal');
  await page.goto(`${bank}/impor`);
  await page.getByLabel('1. Pilih berkas soal').setInputFiles({
    name: 'soal.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Satu?\nA. ya\nB. tidak\nANSWER: B\n\nDua?\nA. ya\n'),
  });
  await expect(page.getByText('Soal seperti yang terbaca')).toBeVisible();
  await check(page, 'impor soal');
  await page.goto(bank.replace('detail', 'detail-preview'));
  await expect(page.getByRole('button', { name: 'Berikutnya' })).toBeVisible();
  await check(page, 'pratinjau');

  await page.goto(`${server.url}/backend/dashboard`);
  await page.getByRole('link', { name: /^Sesi 2/ }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await check(page, 'ruang');
  await page.getByLabel('Cari peserta').fill(numberOf(1));
  await page.getByRole('button', { name: /^Perintah/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check(page, 'menu perintah');
  await page.getByRole('menuitem', { name: 'Reset login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'reset login');
});
