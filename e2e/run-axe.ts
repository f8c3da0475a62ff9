import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What axe finds on the page as it stands. Its program is read once by each document: that costs more than a run. */
export async function runAxe(
  page: Page,
  options: RunOptions,
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(`${axe.source};0`);
  // What is not read is not gathered, and every style sheet is the page's own already.
  const all = JSON.stringify({ selectors: false, preload: false, ...options });
  return page.evaluate<AxeResults>(
    `axe.run(${all}).then(({ violations, incomplete }) => ({ violations, incomplete }))`,
  );
}
