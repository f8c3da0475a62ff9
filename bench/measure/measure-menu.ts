import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';
import type { BenchSchool } from '../school/bench-school.ts';
import { signInPage } from './sign-in-page.ts';

/** A cheap office computer: a processor four times as slow as this machine's. */
const slowdown = 4;
/** A screen stands once it has changed, nothing is asked any more, and nothing has changed for so long. */
const restMs = 800;
/** One that never rests is a failure. */
const patienceMs = 20_000;

/**
 * Runs in the page: `menu.open(n)` clicks the nth entry and resolves with the ms from the click until the frame of its last change.
 */
const opener = `
  const entries = () => Array.from(document.querySelectorAll('nav[aria-label="Menu utama"] a'));
  const { fetch } = window;
  let asked = 0;
  window.fetch = (...words) => {
    asked += 1;
    return fetch(...words).finally(() => (asked -= 1));
  };
  window.menu = {
    names: () => entries().map((entry) => entry.textContent),
    open: (n) => new Promise((resolve, reject) => {
      const begunMs = performance.now();
      let [changedMs, isDrawing, rest] = [0, false, 0];
      const end = (act) => {
        watched.disconnect();
        clearTimeout(rest);
        clearTimeout(patience);
        act();
      };
      const patience = setTimeout(() => end(() => reject(new Error('no rest: ' + entries()[n].textContent))), ${patienceMs});
      const awaitRest = () => {
        clearTimeout(rest);
        rest = setTimeout(() => {
          if (isDrawing || asked > 0) awaitRest();
          else end(() => resolve(changedMs - begunMs));
        }, ${restMs});
      };
      const watched = new MutationObserver(() => {
        if (isDrawing) return;
        isDrawing = true;
        requestAnimationFrame(() => {
          const drawn = new MessageChannel();
          // Comes after the frame.
          drawn.port1.onmessage = () => {
            isDrawing = false;
            changedMs = performance.now();
            awaitRest();
          };
          drawn.port2.postMessage(0);
        });
      });
      const main = document.querySelector('main');
      watched.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
      entries()[n].click();
    }),
  };
`;

/** An entry of the menu, and ms from a click on it until its screen stood as it stays. */
export interface Opened {
  name: string;
  /** Second and later visits, the processor slowed. */
  visits: number[];
}

/** Each entry of an administrator's menu, one after the other, `visits` times after a first visit at full speed. */
export async function measureMenu({ base }: BenchSchool, visits: number): Promise<Opened[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'id-ID' });
    await signInPage(page, base);
    await page.evaluate(opener);
    const names = await page.evaluate<string[]>('menu.names()');
    const session = await page.context().newCDPSession(page);
    // Each round begins where it ends: a click on the screen that stands there would change nothing.
    await page.evaluate(`menu.open(${names.length - 1})`);
    await openAll(page, session, names, 1);
    const rounds: number[][] = [];
    for (let visit = 0; visit < visits; visit += 1)
      rounds.push(await openAll(page, session, names, slowdown));
    return names.map((name, place) => ({ name, visits: rounds.map((round) => round[place] ?? Number.NaN) }));
  } finally {
    await browser.close();
  }
}

async function openAll(page: Page, session: CDPSession, names: readonly string[], rate: number) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const found: number[] = [];
  for (const place of names.keys()) found.push(await page.evaluate<number>(`menu.open(${place})`));
  return found;
}
