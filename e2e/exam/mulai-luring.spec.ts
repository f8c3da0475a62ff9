import { expect, test } from '@playwright/test';
import { actOfMenu } from '../fixtures/proctor.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { answer, finish, isReleased, login, next, numberOf, shownAnswers } from '../fixtures/participant.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { resize } from '../fixtures/resize.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { openStaff } from '../fixtures/staff.ts';

useSchool();

/** Exams that this device could begin without the server. */
const countKits = `new Promise((resolve) => {
  const request = indexedDB.open('spmb');
  request.onsuccess = () => {
    const all = request.result.transaction('bekal').objectStore('bekal').count();
    all.onsuccess = () => { request.result.close(); resolve(all.result); };
  };
})`;

test('S10, D-RULE-21: a prepared device begins without the server with the Token darurat, and everything arrives', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  // A reload asks the browser to deliver behind the page. That goes by the machine's network, which no page takes away here.
  await context.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  const page = await context.newPage();
  await login(page, server.url, numberOf(1));
  const card = page.getByLabel('Tes Matematika');
  await expect(card.getByText('Soal siap di perangkat ini')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(countKits)).toBeGreaterThan(0);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await context.setOffline(true);

  await card.getByRole('link', { name: /ujian/ }).click();
  await page.getByRole('button', { name: 'Ya, ini saya' }).click();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await expect(page.getByText(/minta Token darurat/)).toBeVisible();
  await check(page, 'the start without the server');
  await resize(page, { width: 1000, height: 800 });

  const proctor = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openStaff(proctor, server.url, 'pengawas');
  await proctor.getByRole('link', { name: /^Sesi 2/ }).click();
  await actOfMenu(proctor, 'Token darurat');
  const dialog = proctor.getByRole('dialog', { name: 'Buka token darurat' });
  await dialog.getByRole('button', { name: 'titik akses mati' }).click();
  await dialog.getByRole('button', { name: 'Buka', exact: true }).click();
  const shown = proctor.getByRole('dialog', { name: 'Token darurat', exact: true });
  const kode = (await shown.getByLabel('Token darurat', { exact: true }).last().textContent()) ?? '';
  expect(kode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{3}$/);
  await check(proctor, 'the Token darurat');

  const field = page.getByLabel('Token', { exact: true });
  // Two equal letters would be no mistake when they change places: one letter is another.
  await field.fill(`${kode.startsWith('A') ? 'B' : 'A'}${kode.slice(1)}`);
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await expect(page.getByText(/salah ketik/)).toBeVisible();
  await field.fill(kode.toLowerCase());
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await page.getByRole('button', { name: 'LANJUT' }).click();
  for (const place of [1, 2, 3]) {
    await answer(page, place);
    await next(page);
  }
  // The page dies without the network, and goes on where it was.
  await page.reload();
  await expect(page.locator('.answer-row').first()).toBeVisible();
  expect((await shownAnswers(page)).slice(0, 4)).toEqual(['B', 'C', 'D', null]);
  const attemptOf = () => readAttempts(server.dataDir).find(({ nomor }) => nomor === numberOf(1));
  expect(attemptOf()).toBeUndefined();

  await context.setOffline(false);
  await expect(page.getByText('Tersambung', { exact: true })).toBeVisible({ timeout: 60_000 });
  await answer(page, 4);
  await finish(page);
  await isReleased(page);
  expect(attemptOf()).toMatchObject({ status: 'selesai', beda_layar: false });
  const row = proctor.getByRole('row').filter({ hasText: numberOf(1) });
  await proctor.getByRole('button', { name: 'Tutup', exact: true }).click();
  await proctor.getByLabel('Cari peserta').fill(numberOf(1));
  await expect(row).toContainText('SL');
  await context.close();
  await proctor.close();
});
