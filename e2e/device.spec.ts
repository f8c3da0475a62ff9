import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
} from './participant.ts';
import { readAttempts } from './read-attempts.ts';
import { server, useSchool } from './school.ts';

const executablePath = process.env['SPMB_CHROMIUM'] ?? '';
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

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

/** What `/proc` says of a process; nothing of one that is gone. */
function readProcess(pid: string, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

/** Whether it holds files still: one that ends lets go of the browser's database only when it is a zombie. */
const holdsFiles = (pid: string): boolean => /\) [^ZX] /.test(readProcess(pid, 'stat'));

/** SIGKILL for every process of the browser that uses `profile`, as the power button does it; all have ended then. */
async function cutPower(profile: string): Promise<void> {
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && readProcess(name, 'cmdline').includes(profile),
  );
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  await expect.poll(() => pids.filter(holdsFiles)).toEqual([]);
}

async function open(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    viewport: { width: 1000, height: 800 },
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

test('P5: a browser killed at any moment, without the network, keeps every answer that the screen called saved', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'spmb-mati-'));
  let { context, page } = await open(profile);
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
    ({ context, page } = await open(profile));
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
