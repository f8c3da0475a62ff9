import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';
import { network, slowdown } from './phone-profile.ts';

const rounds = 5;

export interface FirstPaint {
  /** The first thing that is more than an empty page, in ms since the address was opened. */
  paintMs: number;
  /** The page's own heading, with the school's data. */
  headingMs: number;
}

/** How soon who has never been here sees a public page: each round is a browser of its own, with nothing kept. */
export async function measureFirstPaint(address: string): Promise<FirstPaint[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  const found: FirstPaint[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const headingMs = await page.evaluate('performance.now()');
      const paintMs = await page.evaluate(
        `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN`,
      );
      found.push({ paintMs: Number(paintMs), headingMs: Number(headingMs) });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return found;
}
