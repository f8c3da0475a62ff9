import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import {
  answer,
  begin,
  finish,
  isReleased,
  login,
  next,
  numberOf,
  secondsLeft,
  shownAnswers,
} from '../../fixtures/participant.ts';
import { readAttempts } from '../../fixtures/read-attempts.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';
import { openStaff } from '../../fixtures/staff.ts';

let server: SchoolServer;
let proctor: Page;
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  proctor = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openStaff(proctor, server.url, 'pengawas');
  await proctor.getByRole('link', { name: /^Sesi 2/ }).click();
  await expect(proctor.getByText('0/240')).toBeVisible();
  // Few enough rows that each is on the screen, wherever its state puts it.
  await proctor.getByLabel('Cari peserta').fill('DEMO-000');
});
test.afterAll(async () => {
  await proctor.close();
  await server.close();
});

async function open(browser: Browser, index: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await login(page, server.url, numberOf(index));
  return page;
}

/** The proctor's row of a participant. */
const rowOf = (index: number): Locator => proctor.getByRole('row').filter({ hasText: numberOf(index) });

async function command(index: number, name: string): Promise<Locator> {
  await rowOf(index)
    .getByRole('button', { name: /^Perintah/ })
    .click();
  await proctor.getByRole('menuitem', { name }).click();
  return proctor.getByRole('dialog');
}

const figure = (label: string): Locator => proctor.locator(`button > span:text-is("${label}") + strong`);

const stateOf = (index: number) =>
  readAttempts(server.dataDir).filter(({ nomor }) => nomor === numberOf(index));

test('S3-ABS-01, S3-ABS-04: the room shows start, answers, cut and finish without reload, and every command reaches its participant', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await proctor.evaluate('window.notReloaded = true');
  await expect(proctor.getByText('Sesi ini tanpa token')).toBeVisible();

  // Starts and answers.
  const one = await open(browser, 1);
  await expect(rowOf(1)).toContainText('belum masuk');
  await begin(one);
  await expect(rowOf(1)).toContainText('tersambung');
  // Figures are those of the room, whatever is searched in it.
  await expect(figure('Hadir')).toHaveText('1/240');
  for (let i = 0; i < 3; i++) {
    await answer(one, i);
    await next(one);
  }
  await expect(rowOf(1)).toContainText('3/40');

  // More time reaches him.
  const before = await secondsLeft(one);
  const more = await command(1, 'Tambah waktu');
  await expect(more.getByRole('button', { name: 'Tambah waktu' })).toBeDisabled();
  await more.getByLabel('Tambahan (menit)').fill('20');
  await more.getByLabel('Alasan').fill('listrik padam');
  await more.getByRole('button', { name: 'Tambah waktu' }).click();
  await expect(more).toBeHidden();
  // With nobody touching it: its next sign of life hears of it.
  await expect.poll(() => secondsLeft(one), { timeout: 20_000 }).toBeGreaterThan(before + 15 * 60);
  await answer(one, 3);

  // Cut off, and still answering.
  await next(one);
  await one.context().setOffline(true);
  await answer(one, 3);

  // Meanwhile another one's device breaks: reset login lets him in elsewhere with his answers.
  const two = await open(browser, 2);
  await begin(two);
  await answer(two, 1);
  await expect(rowOf(2)).toContainText('1/40');

  const login2 = await command(2, 'Reset login');
  await login2.getByRole('button', { name: 'perangkat mati' }).click();
  await login2.getByRole('button', { name: 'Reset login' }).click();
  await expect(login2).toBeHidden();
  const moved = await open(browser, 2);
  await begin(moved);
  expect((await shownAnswers(moved)).filter(Boolean)).toEqual(['B']);
  await answer(moved, 2);
  // With nobody touching it: its next sign of life hears of it.
  await expect(two.getByText(/perangkat lain/i).first()).toBeVisible({ timeout: 20_000 });

  // Set selesai ends his exam.
  const end = await command(2, 'Paksa selesai');
  await end.getByLabel('Alasan').fill('sakit');
  await end.getByRole('button', { name: 'Ya, akhiri ujian' }).click();
  await expect(rowOf(2)).toContainText('SL');
  await isReleased(moved);
  expect(stateOf(2)).toMatchObject([{ status: 'selesai' }]);

  // Reset ujian needs his number.
  const reset = await command(2, 'Reset ujian');
  const yes = reset.getByRole('button', { name: 'Ya, reset ujian' });
  await expect(yes).toBeDisabled();
  await reset.getByLabel('Ketik nomor peserta').fill(numberOf(1));
  await expect(yes).toBeDisabled();
  await reset.getByLabel('Ketik nomor peserta').fill(numberOf(2));
  await reset.getByLabel('Alasan').fill('salah akun');
  await yes.click();
  await expect(reset).toBeHidden();
  await expect(rowOf(2)).toContainText('direset, belum mulai lagi');
  await expect(rowOf(2)).toContainText('0/40');
  expect(stateOf(2)).toEqual([]);
  await expect(proctor.locator('.notice-success').last()).toBeVisible();
  await moved.context().close();
  await two.context().close();

  // The silence has lasted: the row says so and stands first, until he is back.
  await expect(rowOf(1)).toContainText('terputus', { timeout: 100_000 });
  await expect(figure('Terputus')).toHaveText('1');
  await expect(proctor.locator('[aria-rowindex="2"]')).toContainText(numberOf(1));
  await one.context().setOffline(false);
  await expect(rowOf(1)).toContainText('5/40', { timeout: 40_000 });
  await expect(rowOf(1)).toContainText('tersambung');
  await expect(figure('Terputus')).toHaveText('0');

  await finish(one);
  await isReleased(one);
  await expect(rowOf(1)).toContainText('lengkap');
  await expect(rowOf(1)).toContainText('SL');
  await expect(figure('Selesai')).toHaveText('1');
  expect(await proctor.evaluate('window.notReloaded')).toBe(true);
  await one.context().close();
});
