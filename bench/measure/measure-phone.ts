import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { kartuPassword } from '../../integration/seed-school.ts';
import { findChromium } from '../../tools/find-chromium.mjs';
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
  /** From a reload without network until the question stands. */
  reloadMs: number;
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

async function openPhone(browser: Browser, school: BenchSchool, index: number) {
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
  await page.goto(`${school.base}/login`, { waitUntil: 'commit' });
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

async function answerQuestions(page: Page, session: CDPSession) {
  const [diskMs, saidMs, nextMs]: number[][] = [[], [], []];
  for (let question = 0; question < questions; question += 1) {
    await tapOn(page, session, '.answer-row');
    const said = await pilotWhen(page, 'pilot.tapMs && pilot.savedMs && pilot.writes.length > 0');
    diskMs?.push((said.writes[0] ?? NaN) - said.tapMs);
    saidMs?.push(said.savedMs - said.tapMs);
    await page.waitForTimeout(1_000);
    await tapOn(page, session, '.sheet-footer button:last-of-type');
    const shown = await pilotWhen(page, 'pilot.tapMs && pilot.shownMs');
    nextMs?.push(shown.shownMs - shown.tapMs);
    await page.waitForTimeout(1_000);
  }
  return { diskMs: diskMs ?? [], saidMs: saidMs ?? [], nextMs: nextMs ?? [] };
}

/** The way of the participant `index` and, prepared, of the one after him, on phones of their own. */
export async function measurePhone(school: BenchSchool, index: number): Promise<PhoneMeasured> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const cold = await openPhone(browser, school, index);
    await cold.page.evaluate('pilot.goMs = 1');
    const { steps } = await pilotWhen(cold.page, 'pilot.steps.soal');
    await cold.context.close();

    const { page, session } = await openPhone(browser, school, index + 1);
    await pilotWhen(page, 'pilot.steps.jadwal');
    // What is fetched ahead is here, and nothing is under way.
    await page.waitForTimeout(8_000);
    await page.evaluate('pilot.goMs = performance.now()');
    const prepared = await pilotWhen(page, 'pilot.steps.soal');
    await page.waitForTimeout(2_000);
    const answers = await answerQuestions(page, session);
    await session.send('Network.emulateNetworkConditions', { ...network, offline: true });
    await page.reload({ waitUntil: 'commit' });
    const { steps: again } = await pilotWhen(page, 'pilot.steps.soal');
    return {
      loginMs: steps['login'] ?? NaN,
      readyMs: steps['jadwal'] ?? NaN,
      coldMs: steps['soal'] ?? NaN,
      preparedMs: (prepared.steps['soal'] ?? NaN) - prepared.goMs,
      ...answers,
      reloadMs: again['soal'] ?? NaN,
    };
  } finally {
    await browser.close();
  }
}
