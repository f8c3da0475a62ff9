import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
} from '../fixtures/participant.ts';
import { cutPower, openDevice } from '../fixtures/powered-device.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();

const attemptOf = (index: number) =>
  readAttempts(server.dataDir).find(({ nomor }) => nomor === numberOf(index))!;

/** Resolves in the page after so many of its frames. */
const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const step = (left: number): void =>
      left === 0 ? resolve() : void requestAnimationFrame(() => step(left - 1));
    step(count);
  });

test('P5: a browser killed at any moment, without the network, keeps every answer that the screen called saved', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'spmb-mati-'));
  let { context, page } = await openDevice(profile);
  await login(page, server.url, numberOf(1));
  await begin(page);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await server.stop();
  const saved: (string | null)[] = [];
  for (let round = 0; round < 5; round++) {
    for (let i = 0; i < 2; i++) {
      const place = (round + i) % 5;
      await answer(page, place);
      saved.push('ABCDE'.charAt(place));
      await next(page);
    }
    // One more choice, and the power goes while the device writes it, each time a frame later.
    const closed = new Promise((resolve) => context.once('close', resolve));
    await page.locator('.answer-row').nth(4).click();
    await page.evaluate(frames, round);
    await cutPower(profile);
    await closed;
    ({ context, page } = await openDevice(profile));
    await page.goto(`${server.url}/peserta/dashboard`);
    await page.getByLabel('Tes Matematika').getByRole('link', { name: 'Lanjutkan ujian' }).click();
    await page.getByRole('button', { name: 'Ya, ini saya' }).click();
    await page.getByRole('button', { name: 'LANJUT' }).click();
    await expect(page.locator('.answer-row').first()).toBeVisible();
    const shown = await shownAnswers(page);
    expect(shown.slice(0, saved.length)).toEqual(saved);
    expect(['E', null]).toContain(shown[saved.length] ?? null);
    await page.getByRole('button', { name: new RegExp(`^Soal ${saved.length + 1},`) }).click();
  }
  await server.start();
  const shown = await shownAnswers(page);
  await finish(page);
  await isReleased(page);
  expect(attemptOf(1)).toMatchObject({ letters: shown, status: 'selesai', beda_layar: false });
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

for (const [name, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const)
  test(`P6: a device whose clock is ${name} gains and loses no time`, async ({ page }) => {
    const index = days > 0 ? 2 : 3;
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    await login(page, server.url, numberOf(index));
    await begin(page);
    const before = await secondsLeft(page);
    expect(before).toBeGreaterThan(80 * 60);
    expect(before).toBeLessThanOrEqual(90 * 60);
    await answer(page, 2);
    // Somebody sets it again while the sheet is open.
    await page.clock.setSystemTime(Date.now() - days * 3 * 86_400_000);
    await next(page);
    await answer(page, 3);
    expect(Math.abs((await secondsLeft(page)) - before)).toBeLessThanOrEqual(60);
    await finish(page);
    await isReleased(page);
    expect(attemptOf(index).letters.slice(0, 2)).toEqual(['C', 'D']);
  });
