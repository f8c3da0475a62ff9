import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { SchoolServer } from './school-server.ts';
import { openStaff } from './staff.ts';

/** The server of the spec that runs, and its page where one was asked for. */
export let server: SchoolServer;
export let page: Page;

/**
 * One server for all tests of a spec, with data of its own; with `account` also one page, where it is signed in.
 * A spec that answers calls in the server's place blocks `serviceWorkers`: beside one, a call may pass the test by.
 */
export function useSchool(
  account?: string,
  options: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): void {
  test.beforeAll(async ({ browser }) => {
    server = await SchoolServer.open();
    if (!account) return;
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
    await openStaff(page, server.url, account);
  });
  test.afterAll(async () => {
    if (account) await page.close();
    await server.close();
  });
}
