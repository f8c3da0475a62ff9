import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { healthyNetwork, startProxy, type Proxy } from '../../integration/proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import {
  answer,
  begin,
  finish,
  goTo,
  isReleased,
  login,
  numberOf,
  openKabar,
  shownAnswers,
} from '../fixtures/participant.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { SchoolServer } from '../fixtures/school-server.ts';
import { noteShownWords } from '../fixtures/shown-words.ts';

const executablePath = process.env['SPMB_CHROMIUM'] ?? '';
const plainHost = 'ujian.sekolah.test';
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Of ten requests three are lost, half of them after the server has acted; the rest take up to two seconds, and some come twice, late. */
const badNetwork = {
  dropRequest: 0.15,
  loseResponse: 0.18,
  duplicate: 0.25,
  delayMs: [0, 2_000] as const,
};

let server: SchoolServer;
let browser: Browser;
let proxy: Proxy;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  proxy = await startProxy(server.port, new SeededRandom(4));
  browser = await chromium.launch({
    executablePath,
    args: [...args, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
  });
});
test.afterAll(async () => {
  await browser.close();
  await proxy.close();
  await server.close();
});

interface Seat {
  nomor: string;
  page: Page;
  /** What the screen said of the way of an answer since it was last emptied. */
  words: Set<string>;
  /** Errors that nobody in the page caught. */
  errors: string[];
}

async function sit(index: number, host: string): Promise<Seat> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, locale: 'id-ID' });
  const words = await noteShownWords(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  const nomor = numberOf(index);
  await login(page, `http://${host}:${proxy.port}`, nomor);
  await begin(page);
  return { nomor, page, words, errors };
}

const attemptOf = ({ nomor }: Seat) => readAttempts(server.dataDir).find((one) => one.nomor === nomor)!;
const each = <Result>(seats: readonly Seat[], act: (seat: Seat) => Promise<Result>) =>
  Promise.all(seats.map(act));

/** Answers a question with the option at `place` and tells what the screen then says of it; what it calls sent, the server holds. */
async function work(seat: Seat, nomor: number, place: number): Promise<string> {
  await goTo(seat.page, nomor);
  await answer(seat.page, place);
  const said = await seat.page.locator('.answer-state').innerText();
  if (said.startsWith('Terkirim')) expect(attemptOf(seat).letters[nomor - 1]).toBe('ABCDE'.charAt(place));
  return said;
}

/** Goes through questions 4 to 30, again and again, until `isEnough`. */
async function workThrough(seat: Seat, isEnough: () => boolean): Promise<void> {
  for (let i = 0; !isEnough(); i++) await work(seat, 4 + (i % 27), (i + Math.floor(i / 27)) % 5);
}

/** Answers question 31 and waits until the portal answers a post: no answer of the server is on its way here then. */
async function meetPortal(seat: Seat): Promise<void> {
  const isPortal = (url: string, type = '') => url.includes('/api/sync/') && type.startsWith('text/html');
  const met = seat.page.waitForResponse((got) => isPortal(got.url(), got.headers()['content-type']), {
    timeout: 60_000,
  });
  await work(seat, 31, 0);
  await met;
  await expect(seat.page.locator('.chip').filter({ hasText: 'Terputus' })).toBeVisible();
  expect(seat.words).toContain('Tersambung');
  seat.words.clear();
}

const saidSent = ({ words }: Seat) =>
  [...words].filter((one) => /Tersambung|Terkirim|di server|MENINGGALKAN/.test(one));
const isSheetShown = (page: Page) => expect(page.locator('.answer-row').first()).toBeVisible();
const isSafeHere = 'Tersimpan di perangkat';

test('P4, S2: lost, late and repeated posts and then a captive portal cost nobody an answer, on localhost and on plain http by name', async () => {
  const seats = await Promise.all([
    sit(1, 'localhost'),
    sit(2, 'localhost'),
    sit(3, plainHost),
    sit(4, plainHost),
  ]);
  const [stays, leaves, plainStays, plainLeaves] = seats;
  expect(await each(seats, ({ page }) => page.evaluate('isSecureContext'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await each([stays, leaves], ({ page }) => page.evaluate('navigator.serviceWorker.ready.then(() => {})'));
  for (const nomor of [1, 2, 3]) await each(seats, (seat) => work(seat, nomor, nomor));

  proxy.set(badNetwork);
  const { counts } = proxy;
  await each(seats, (seat) =>
    workThrough(seat, () => Math.min(counts.dropped, counts.lost, counts.duplicated) >= 4),
  );

  proxy.set({ ...healthyNetwork, portal: true });
  await each(seats, meetPortal);
  for (const nomor of [32, 33])
    expect(new Set(await each(seats, (seat) => work(seat, nomor, nomor % 5)))).toEqual(new Set([isSafeHere]));
  const shown = new Map<Seat, (string | null)[]>();
  const look = async (seat: Seat) => void shown.set(seat, await shownAnswers(seat.page));
  await each(seats, look);

  // Two finish while the portal answers, two wait for the steps that lead back and load the page again.
  await each([leaves, plainLeaves], async ({ page }) => {
    await finish(page);
    await expect(page.getByRole('heading', { name: 'JANGAN DITUTUP' })).toBeVisible();
  });
  await each([stays, plainStays], async ({ page }) => {
    await expect(await openKabar(page, 'Cara menyambung lagi')).toContainText('Matikan data seluler');
    await page.reload();
  });
  await isSheetShown(stays.page);
  expect(await shownAnswers(stays.page)).toEqual(shown.get(stays));
  expect(await work(stays, 34, 4)).toBe(isSafeHere);
  await look(stays);
  await expect(plainStays.page.getByText('Masukkan kode voucher')).toBeVisible();
  for (const { words } of seats) expect(words).toContain(isSafeHere);
  expect(seats.flatMap(saidSent)).toEqual([]);
  for (const seat of seats) expect(attemptOf(seat).letters.slice(31)).toEqual(Array(9).fill(null));

  proxy.set(healthyNetwork);
  await plainStays.page.reload();
  await isSheetShown(plainStays.page);
  expect(await shownAnswers(plainStays.page)).toEqual(shown.get(plainStays));
  await each([stays, plainStays], async (seat) => {
    await work(seat, 35, 1);
    await look(seat);
    await finish(seat.page);
  });
  await each(seats, ({ page }) => isReleased(page));
  for (const seat of seats) {
    const { letters, status, beda_layar, nilai, recomputed } = attemptOf(seat);
    expect(letters).toEqual(shown.get(seat));
    expect(seat.errors).toEqual([]);
    expect({ status, beda_layar, nilai }).toEqual({
      status: 'selesai',
      beda_layar: false,
      nilai: recomputed,
    });
  }
});
