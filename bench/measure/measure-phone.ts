import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { kartuPassword } from '../../integration/seed-school.ts';
import { findChromium } from '../../tools/find-chromium.mjs';
import { layBarePage } from '../reference/bare-page.ts';
import type { BenchSchool } from '../school/bench-school.ts';
import { phonePilot } from './phone-pilot.ts';
import { network, slowdown } from './phone-profile.ts';

const questions = 6;

/** One participant's way on a cheap phone, in ms. */
export interface PhoneMeasured {
  /** From the address, opened with nothing kept, to the form, to the exam that is ready, to its first question. */
  loginMs: number;
  readyMs: number;
  coldMs: number;
  /** From the tap on an exam that lies ready to its first question, with the three taps between. */
  preparedMs: number;
  /** From a tap on an option until it is on the device's disk, and until the screen says so. */
  diskMs: number[];
  saidMs: number[];
  /** From the tap on *Berikutnya* until the next question stands. */
  nextMs: number[];
  /** From a reload without network until the question stands: the first one, for which the browser has compiled nothing, and the next. */
  reloadMs: number;
  againMs: number;
  /** A page with nothing else. */
  bare: Tapped & { reloadMs: number; againMs: number };
}

interface Tapped {
  diskMs: number[];
  saidMs: number[];
}

interface Pilot {
  steps: Record<string, number>;
  writes: number[];
  goMs: number;
  tapMs: number;
  savedMs: number;
  shownMs: number;
}

/** The pilot as it stands once `until`, an expression of the page, is true. */
async function pilotWhen(page: Page, until: string): Promise<Pilot> {
  // The page's policy lets no function be made of a string, so that it is asked again and again.
  for (let asked = 0; asked < 1_000; asked += 1) {
    const told = await page.evaluate<Pilot | undefined>(`window.pilot && (${until}) ? pilot : undefined`);
    if (told) return told;
    await page.waitForTimeout(100);
  }
  throw new Error(`never: ${until}`);
}

async function openPhone(
  browser: Browser,
  school: BenchSchool,
  index: number,
  lay: (context: BrowserContext, base: string) => Promise<string> = async (_context, base) => `${base}/login`,
) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
  });
  const page = await context.newPage();
  await page.addInitScript(phonePilot(school.nomor[index] ?? '', kartuPassword));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(await lay(context, school.base), { waitUntil: 'commit' });
  return { context, page, session };
}

async function tapOn(page: Page, session: CDPSession, selector: string): Promise<void> {
  const [x, y] = await page.evaluate<[number, number]>(`(() => {
    const { left, top, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`);
  const at = { touchPoints: [{ x, y }] };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Phone {
  page: Page;
  session: CDPSession;
}

/** A tap on an option: ms until it is on the disk, and until the screen says so. */
async function tapOption({ page, session }: Phone, tapped: Tapped): Promise<void> {
  await tapOn(page, session, '.answer-row');
  const said = await pilotWhen(page, 'pilot.tapMs && pilot.savedMs && pilot.writes.length > 0');
  tapped.diskMs.push((said.writes[0] ?? NaN) - said.tapMs);
  tapped.saidMs.push(said.savedMs - said.tapMs);
  await page.waitForTimeout(1_000);
}

async function answerQuestions(phone: Phone) {
  const { page, session } = phone;
  const found: Tapped & { nextMs: number[] } = { diskMs: [], saidMs: [], nextMs: [] };
  for (let question = 0; question < questions; question += 1) {
    await tapOption(phone, found);
    await tapOn(page, session, '.sheet-footer button:last-of-type');
    const shown = await pilotWhen(page, 'pilot.tapMs && pilot.shownMs');
    found.nextMs.push(shown.shownMs - shown.tapMs);
    await page.waitForTimeout(1_000);
  }
  return found;
}

/** Opens the page again without network, and waits until what it does then is done. */
async function reload({ page, session }: Phone): Promise<number> {
  await session.send('Network.emulateNetworkConditions', { ...network, offline: true });
  await page.reload({ waitUntil: 'commit' });
  const { steps } = await pilotWhen(page, 'pilot.steps.soal');
  await page.waitForTimeout(3_000);
  return steps['soal'] ?? NaN;
}

/** As many taps on a page that has nothing else, and its reloads. */
async function measureBarePage(browser: Browser, school: BenchSchool) {
  const phone = await openPhone(browser, school, 0, layBarePage);
  await pilotWhen(phone.page, 'pilot.steps.soal');
  const found: Tapped = { diskMs: [], saidMs: [] };
  for (let tap = 0; tap < questions; tap += 1) await tapOption(phone, found);
  const bare = { ...found, reloadMs: await reload(phone), againMs: await reload(phone) };
  await phone.context.close();
  return bare;
}

/** The way of the participant `index` and, prepared, of the one after him, on phones of their own. */
export async function measurePhone(school: BenchSchool, index: number): Promise<PhoneMeasured> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const cold = await openPhone(browser, school, index);
    await cold.page.evaluate('pilot.go()');
    const { steps } = await pilotWhen(cold.page, 'pilot.steps.soal');
    await cold.context.close();

    const { context, page, session } = await openPhone(browser, school, index + 1);
    await pilotWhen(page, 'pilot.steps.jadwal');
    // What is fetched ahead is here, and nothing is under way.
    await page.waitForTimeout(8_000);
    await page.evaluate('pilot.go()');
    const prepared = await pilotWhen(page, 'pilot.steps.soal');
    await page.waitForTimeout(2_000);
    const answers = await answerQuestions({ page, session });
    const again = { reloadMs: await reload({ page, session }), againMs: await reload({ page, session }) };
    await context.close();
    return {
      loginMs: steps['login'] ?? NaN,
      readyMs: steps['jadwal'] ?? NaN,
      coldMs: steps['soal'] ?? NaN,
      preparedMs: (prepared.steps['soal'] ?? NaN) - prepared.goMs,
      ...answers,
      ...again,
      bare: await measureBarePage(browser, school),
    };
  } finally {
    await browser.close();
  }
}
