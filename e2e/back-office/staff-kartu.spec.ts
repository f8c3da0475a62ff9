import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readPdf } from '../../sync-server/src/testing/read-pdf.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { login } from '../fixtures/participant.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { openStaff, rowOf, select } from '../fixtures/staff.ts';

useSchool('operator', { serviceWorkers: 'block' });

test('at the desk: found by NISN, a new password is given; it signs the participant in, the old one does not', async ({
  browser,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name: 'Data Peserta' }).click();
  await expect(page.getByRole('heading', { name: 'Data Peserta' })).toBeVisible();
  await page.getByLabel('Cari', { exact: true }).fill('9910000004');
  await expect(page.getByLabel('1 data')).toBeVisible();
  await rowOf(page, 'DEMO-0005').getByLabel('Rincian').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('DEMO-0005')).toBeVisible();
  await dialog.getByRole('button', { name: 'Lihat sandi kartu' }).click();
  const slip = dialog.getByRole('group', { name: 'Slip' });
  await expect(slip.getByText('demo-peserta', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sandi baru' }).click();
  await expect(slip.locator('strong')).toHaveText(/^\w{4}-\w{4}-\w{3}$/);
  const sandi = await slip.locator('strong').innerText();
  await check(page, 'the slip');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Tutup' }).click();

  const context = await browser.newContext();
  const own = await context.newPage();
  await login(own, server.url, 'DEMO-0005');
  await expect(own.getByRole('alert')).toContainText('Nomor peserta atau kata sandi salah');
  await login(own, server.url, 'DEMO-0005', sandi);
  await expect(own).toHaveURL(/peserta\/dashboard/);
  await context.close();
});

test('cards and the list of a room, and cards of the chosen ones, come as PDF from the built server', async () => {
  await page.goto(`${server.url}/backend/data-peserta`);
  const print = async (button: string | RegExp, choose?: () => Promise<void>) => {
    await page.getByRole('button', { name: button }).click();
    await choose?.();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh PDF' }).click();
    return readPdf(new Uint8Array(await readFile(await (await download).path())).buffer);
  };
  const room = async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Unduh PDF' })).toBeDisabled();
    await select(dialog, 'Ruang', 'Lab 1');
  };
  const cards = (await print('Cetak kartu', room)).join(' ');
  expect(cards).toContain('DEMO-0001');
  expect(cards).toContain('demo-peserta');
  expect(cards).not.toMatch(/Ruang (?!Lab 1)/);
  const [list] = await print('Cetak daftar', room);
  expect(list).toMatch(/Ruang Lab 1.*Tanda tangan/s);

  await page.getByLabel('Cari', { exact: true }).fill('DEMO-000');
  await expect(page.getByLabel('9 data')).toBeVisible();
  for (const nomor of ['DEMO-0002', 'DEMO-0007']) await rowOf(page, nomor).getByRole('checkbox').check();
  const [chosen] = await print('Cetak kartu (2)');
  expect([...(chosen ?? '').matchAll(/Nomor (DEMO-\d+)/g)].map(([, nomor]) => nomor)).toEqual([
    'DEMO-0002',
    'DEMO-0007',
  ]);
  await page.getByRole('button', { name: 'Cetak kartu (2)' }).click();
  await check(page, 'Cetak kartu');
});

test('a proctor opens the password of a participant from his row, on a phone too', async ({ browser }) => {
  const proctor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openStaff(proctor, server.url, 'pengawas');
  await proctor.getByRole('link', { name: /^Sesi 2/ }).click();
  await proctor
    .getByRole('button', { name: /^Perintah/ })
    .first()
    .click();
  await proctor.getByRole('menuitem', { name: 'Sandi kartu' }).click();
  const dialog = proctor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Lihat sandi kartu' }).click();
  await expect(dialog.getByRole('group', { name: 'Slip' }).locator('strong')).toHaveText(/\S{6}/);
  await expect(dialog.getByRole('button', { name: 'Cetak kartu' })).toHaveCount(0);
  await check(proctor, 'the proctor’s slip');
  await proctor.close();
});

test('the generation of accounts says how far it is and what came of it', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server.url}/backend/data-peserta`);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let id = '';
  await page.route('**/api/generate-account', async (route) => {
    ({ proses: id } = route.request().postDataJSON() as { proses: string });
    await held;
    await route.continue();
  });
  // The server is held, so that its progress can be looked at.
  await page.route('**/api/proses', (route) =>
    route.fulfill({
      json: [
        {
          id,
          jenis: 'akun',
          status: 'berjalan',
          total: 2000,
          selesai: 1200,
          dilewati: 0,
          gagal: 0,
          temuan: [],
          dibuat_ms: 0,
          diubah_ms: 0,
        },
      ],
    }),
  );
  await page.getByRole('button', { name: 'Generate Akun Peserta' }).click();
  await expect(page.getByText('Membuat akun… 1.200 dari 2.000 (60%)')).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Generate Akun Peserta' }).locator('dd')).toHaveText([
    '0',
    '240',
    '0',
  ]);
  await page.unrouteAll();
});
