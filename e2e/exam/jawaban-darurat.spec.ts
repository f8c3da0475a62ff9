import { expect, test } from '@playwright/test';
import { actOfMenu } from '../fixtures/proctor.ts';
import { readFileSync } from 'node:fs';
import { check } from '../fixtures/check-accessibility.ts';
import { answer, begin, finish, login, next, numberOf, openKabar } from '../fixtures/participant.ts';
import { cutPower, openDevice } from '../fixtures/powered-device.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { resize } from '../fixtures/resize.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { openStaff } from '../fixtures/staff.ts';

useSchool();

/** Steps and file are offered after this long without the server. */
const away = { timeout: 40_000 };

test('S24: without the server a device gives its answers as a file, and staff bring it in', async ({
  browser,
}, info) => {
  test.setTimeout(180_000);
  const profile = info.outputPath('perangkat');
  const { context, page } = await openDevice(profile, { width: 360, height: 800 });
  await login(page, server.url, numberOf(1));
  await begin(page);
  await answer(page, 1);
  await expect(page.getByText(/^Terkirim /)).toBeVisible();
  await next(page);
  await context.setOffline(true);
  await answer(page, 2);
  await next(page);

  const save = page.getByRole('button', { name: 'Simpan jawaban darurat' });
  const kabar = await openKabar(page, 'Cara menyambung lagi');
  await expect(save).toBeVisible(away);
  const during = page.waitForEvent('download');
  await save.click();
  await during;
  await expect(page.getByText(/^Berkas tersimpan di folder unduhan/)).toBeVisible();
  await check(page, 'the sheet without the server');
  await page.keyboard.press('Escape');
  await expect(kabar).toBeHidden();
  await resize(page, { width: 1000, height: 800 });

  await finish(page);
  await expect(page.getByRole('heading', { name: 'JANGAN DITUTUP' })).toBeVisible();
  const download = page.waitForEvent('download');
  await save.click({ timeout: away.timeout });
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^jawaban-demo-0001-\d{4}-\d\d-\d\d-\d\d\.\d\d\.spmb$/i);
  await check(page, 'the closing screen without the server');
  const path = info.outputPath(file.suggestedFilename());
  await file.saveAs(path);
  const mimeType = 'application/octet-stream';
  const whole = { name: file.suggestedFilename(), mimeType, buffer: readFileSync(path) };
  // The device never comes back: a page that is closed would send its last words, past the cut of the network.
  await cutPower(profile);
  const attempt = () => readAttempts(server.dataDir).find(({ nomor }) => nomor === numberOf(1))!;
  expect(attempt()).toMatchObject({ status: 'mengerjakan' });
  expect(attempt().letters.slice(0, 3)).toEqual(['B', null, null]);

  const proctor = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openStaff(proctor, server.url, 'pengawas');
  await proctor.getByRole('link', { name: /^Sesi 2/ }).click();
  await actOfMenu(proctor, 'Unggah jawaban darurat');
  const dialog = proctor.getByRole('dialog', { name: 'Unggah jawaban darurat' });
  const broken = { name: 'rusak.spmb', mimeType, buffer: Buffer.from('?') };
  const chooser = dialog.getByLabel('Pilih berkas', { exact: true });
  await chooser.setInputFiles([broken, whole]);
  await expect(dialog.getByText('Belum masuk: rusak.spmb')).toBeVisible();
  await expect(dialog.getByText(/^Diterima: DEMO-0001/)).toBeVisible();
  await check(proctor, 'upload of emergency files');
  expect(attempt()).toMatchObject({ status: 'selesai', beda_layar: false });
  expect(attempt().letters.slice(0, 3)).toEqual(['B', 'C', null]);
  await chooser.setInputFiles([whole]);
  await expect(dialog.getByText(/^Sudah ada: DEMO-0001/)).toBeVisible();
  await proctor.close();
});
