import { chromium, expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
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
  shownAnswers,
} from '../fixtures/participant.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const executablePath = process.env['SPMB_CHROMIUM'] ?? '';
const plainHost = 'ujian.sekolah.test';

let server: SchoolServer;
test.beforeEach(async () => {
  server = await SchoolServer.open();
});
test.afterEach(() => server.close());

interface Seat {
  nomor: string;
  page: Page;
  context: BrowserContext;
  url: string;
}

async function sit(browser: Browser, index: number, url = server.url): Promise<Seat> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, locale: 'id-ID' });
  const page = await context.newPage();
  const nomor = numberOf(index);
  await login(page, url, nomor);
  await begin(page);
  return { nomor, page, context, url };
}

/** Answers `count` questions onwards from the one shown; choices differ by participant and question. */
async function work(seat: Seat, count: number): Promise<void> {
  const start = Number(seat.nomor.slice(-2));
  for (let i = 0; i < count; i++) {
    await answer(seat.page, (start + i) % 5);
    await next(seat.page);
  }
}

test('P4, P1: twelve participants sit an exam through cuts, two kills, a lost browser, a moved device and plain http', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const seats: Seat[] = [];
  for (const row of [1, 4, 7])
    seats.push(...(await Promise.all([0, 1, 2].map((place) => sit(browser, row + place)))));

  // Number 10 on plain http by a name of the school: no service worker, no Web Locks.
  const plain = await chromium.launch({
    executablePath,
    args: [...args, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
  });
  const insecure = await sit(plain, 10, `http://${plainHost}:${server.port}`);
  expect(await insecure.page.evaluate('isSecureContext')).toBe(false);
  seats.push(insecure);

  // Number 11 in a browser of its own that will be killed.
  const profile = mkdtempSync(join(tmpdir(), 'spmb-profil-'));
  const openOwn = () =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      args,
      viewport: { width: 1000, height: 800 },
    });
  let own = await openOwn();
  const eleven: Seat = {
    nomor: numberOf(11),
    page: own.pages()[0] ?? (await own.newPage()),
    context: own,
    url: server.url,
  };
  await login(eleven.page, server.url, eleven.nomor);
  await begin(eleven.page);
  await eleven.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

  // Number 12 will move to another device while this one is cut off.
  const twelve = await sit(browser, 12);

  await Promise.all([...seats, eleven, twelve].map((seat) => work(seat, 3)));

  // The network goes for four of them; they work on.
  const cut = [...seats.slice(0, 4), twelve];
  await Promise.all(cut.map((seat) => seat.context.setOffline(true)));
  await Promise.all([...seats, twelve].map((seat) => work(seat, 2)));
  await expect(seats[0]!.page.getByText(/Terputus, jawaban aman di perangkat ini/)).toBeVisible();

  // The server loses power, twice, while the others answer.
  await server.kill();
  await Promise.all([...seats, eleven].map((seat) => work(seat, 1)));
  await server.start();
  await Promise.all(seats.slice(4).map((seat) => work(seat, 1)));
  await server.kill();

  // A browser dies and comes back while there is no server at all.
  await own.browser()?.close();
  await own.close();
  own = await openOwn();
  eleven.context = own;
  eleven.page = own.pages()[0] ?? (await own.newPage());
  await eleven.page.goto(`${server.url}/peserta/dashboard`);
  await eleven.page.getByLabel('Tes Matematika').getByRole('link', { name: 'Lanjutkan ujian' }).click();
  await eleven.page.getByRole('button', { name: 'Ya, ini saya' }).click();
  await eleven.page.getByRole('button', { name: 'LANJUT' }).click();
  await expect(eleven.page.locator('.answer-row').first()).toBeVisible();
  expect((await shownAnswers(eleven.page)).filter((letter) => letter !== null)).toHaveLength(4);
  await eleven.page.getByRole('button', { name: /^Soal 5,/ }).click();
  await work(eleven, 2);

  await server.start();
  await Promise.all(seats.slice(0, 4).map((seat) => seat.context.setOffline(false)));

  // The proctor lets number 12 in elsewhere; the old device comes back later with what it holds.
  const proctor = await server.login('pengawas', 'demo-admin-2025');
  const before = readAttempts(server.dataDir).find((attempt) => attempt.nomor === twelve.nomor)!;
  await server.call(proctor, 'POST', '/api/reset-login', {
    ids: [before.barisId],
    alasan: 'perangkat rusak',
  });
  const moved = await sit(browser, 12);
  await moved.page.getByRole('button', { name: /^Soal 10,/ }).click();
  await work(moved, 2);
  await twelve.context.setOffline(false);
  await expect(twelve.page.getByText(/perangkat lain/i).first()).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => (await shownAnswers(moved.page)).filter((letter) => letter !== null).length, {
      timeout: 90_000,
    })
    .toBe(7);

  const all = [...seats, eleven, moved];
  const shown = new Map<string, (string | null)[]>();
  await Promise.all(
    all.map(async (seat) => {
      shown.set(seat.nomor, await shownAnswers(seat.page));
      await finish(seat.page);
      await isReleased(seat.page);
    }),
  );

  const attempts = readAttempts(server.dataDir);
  for (const [nomor, letters] of shown) {
    const attempt = attempts.find((one) => one.nomor === nomor)!;
    expect([nomor, attempt.letters]).toEqual([nomor, letters]);
    expect([nomor, attempt.status, attempt.beda_layar]).toEqual([nomor, 'selesai', false]);
    expect([nomor, attempt.nilai]).toEqual([nomor, attempt.recomputed]);
  }
  await plain.close();
  await own.close();
  rmSync(profile, { recursive: true, force: true });
});
