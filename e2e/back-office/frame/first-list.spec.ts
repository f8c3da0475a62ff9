import { expect, test } from '@playwright/test';
import { server, useSchool } from '../../fixtures/school.ts';
import { openStaff } from '../../fixtures/staff.ts';
import { watchRequests } from '../../fixtures/watch-requests.ts';

useSchool();

test('a list that is opened cold by its address takes at most 300 kB of scripts and 20 requests', async ({
  browser,
}) => {
  // A service worker would answer from what it keeps.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await openStaff(page, server.url);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await devtools.send('Network.clearBrowserCache');
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(addresses.get(requestId) ?? '', encodedDataLength);
  });
  const { quiet } = watchRequests(page);
  await page.goto(`${server.url}/backend/master-program-keahlian`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await quiet();
  const scripts = [...sizes].filter(([address]) => address.endsWith('.js'));
  const kilobytes = scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  test
    .info()
    .annotations.push({ type: 'measured', description: `${kilobytes} kB, ${addresses.size} requests` });
  expect(scripts.length).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThan(300);
  expect(addresses.size).toBeLessThanOrEqual(20);
  await context.close();
});
