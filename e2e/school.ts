import { test, type Page } from '@playwright/test';
import { SchoolServer } from './school-server.ts';
import { openStaff } from './staff.ts';

/** The server of the spec that runs, and its page where one was asked for. */
export let server: SchoolServer;
export let page: Page;

/** One server for all tests of a spec, with data of its own; with `account` also one page, where it is signed in. */
export function useSchool(account?: string): void {
  test.beforeAll(async ({ browser }) => {
    server = await SchoolServer.open();
    if (!account) return;
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openStaff(page, server.url, account);
  });
  test.afterAll(async () => {
    if (account) await page.close();
    await server.close();
  });
}
