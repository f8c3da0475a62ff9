import { expect, test, type Page } from '@playwright/test';
import { healthyNetwork, startProxy, type Faults, type Proxy } from '../../integration/proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { SchoolServer } from '../fixtures/school-server.ts';
import { signInByForm } from '../fixtures/staff.ts';

let server: SchoolServer;
let proxy: Proxy;
let url: string;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());
test.beforeEach(async () => {
  proxy = await startProxy(server.port, new SeededRandom(1));
  url = `http://localhost:${proxy.port}`;
});
test.afterEach(() => proxy.close());

/** From now on the network does this to the requests meant, until it is healthy again; resolves at the first of them. */
function meetFault(fault: Partial<Faults>, isMeant: (path: string) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const appliesTo = (path: string): boolean => {
      const isHit = isMeant(path);
      if (isHit) resolve();
      return isHit;
    };
    proxy.set({ ...fault, appliesTo });
  });
}

const isInstalled = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)');

/** Also at the moment after an attempt that failed. */
const isNotInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate('navigator.serviceWorker.getRegistration().then((known) => known === undefined)'),
    )
    .toBe(true);

for (const [what, fault] of [
  ['answered by a portal', { portal: true }],
  ['lost', { dropRequest: 1 }],
] as const)
  test(`P4: the application gets on the device by itself after one of its files was ${what}`, async ({
    page,
  }) => {
    const met = meetFault(fault, (path) => path === '/index.html');
    await page.goto(`${url}/login`);
    await met;
    await isNotInstalled(page);
    proxy.set(healthyNetwork);
    await isInstalled(page);
    proxy.set({ portal: true });
    await page.reload();
    await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  });

test('P4: a portal that answers for a part of the back office is not kept as that part', async ({ page }) => {
  await page.goto(`${url}/login`);
  await isInstalled(page);
  await page.reload();
  const met = meetFault({ portal: true }, (path) => path.startsWith('/assets/'));
  await signInByForm(page, 'admin');
  await met;
  // The back office is a document of its own, which the page of the login opens by itself.
  await expect
    .poll(() => page.evaluate<string>(`performance.getEntriesByType('navigation')[0].name`).catch(() => ''))
    .toBe(`${url}/backend/dashboard`);
  proxy.set(healthyNetwork);
  await page.goto(`${url}/backend/dashboard`);
  await expect(page.getByRole('heading', { name: 'Selamat bekerja' })).toBeVisible();
});

test('P4: a page whose script the network lost says what is safe and what to do', async ({ page }) => {
  const met = meetFault({ dropRequest: 1 }, (path) => path.startsWith('/assets/') && path.endsWith('.js'));
  await page.goto(`${url}/login`);
  await met;
  await expect(page.getByText('muat ulang halaman')).toBeVisible();
  proxy.set(healthyNetwork);
  await page.reload();
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  await expect(page.getByText('muat ulang halaman')).toHaveCount(0);
});
