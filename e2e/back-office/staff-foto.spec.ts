import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { startProxy, type Proxy } from '../../integration/proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { login, numberOf } from '../fixtures/participant.ts';
import { SchoolServer } from '../fixtures/school-server.ts';
import { notice, openStaff } from '../fixtures/staff.ts';

let server: SchoolServer;
let proxy: Proxy;
let url: string;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());
test.beforeEach(async () => {
  proxy = await startProxy(server.port, new SeededRandom(3));
  url = `http://localhost:${proxy.port}`;
});
test.afterEach(() => proxy.close());

/** A photo that stays larger than one part of an upload, however it is encoded. */
const buildPhoto = () => {
  const [width, height, channels] = [800, 800, 3] as const;
  return sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
    .jpeg({ quality: 80 })
    .toBuffer();
};

async function openProfile(
  browser: Browser,
  kind: 'staff' | 'peserta',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage(options);
  if (kind === 'staff') {
    await openStaff(page, url, 'guru');
    await page.getByRole('button', { name: /^Menu akun/ }).click();
    await page.getByRole('menuitem', { name: 'Profil Akun' }).click();
  } else {
    await login(page, url, numberOf(11));
    await page.getByRole('link', { name: 'Profil' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Profil/ })).toBeVisible();
  return page;
}

const ways = [
  ['staff', (page: Page) => page.getByRole('dialog', { name: 'Mengunggah berkas…' })],
  ['peserta', (page: Page) => page.locator('.akun-peserta-progress')],
] as const;

for (const [kind, progress] of ways)
  test(`S1-PROF-01: a photo that is given up while what sends it is still being fetched is never sent, for ${kind}`, async ({
    browser,
  }) => {
    const page = await openProfile(browser, kind, { serviceWorkers: 'block' });
    const library = Promise.withResolvers<undefined>();
    await page.route('**/assets/browser-*.js', async (route) => {
      await library.promise;
      await route.continue();
    });
    let begun = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/unggah') && request.method() === 'POST') begun += 1;
    });
    const file = { name: 'saya.jpg', mimeType: 'image/jpeg', buffer: await buildPhoto() };
    const asked = page.waitForRequest('**/assets/browser-*.js');
    await page.locator('input[type=file]').setInputFiles(file);
    await asked;
    await progress(page).getByRole('button', { name: 'Batal' }).click();
    await expect(progress(page)).toHaveCount(0);
    library.resolve(undefined);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('img', { name: 'Foto Anda' })).toBeVisible();
    expect(begun).toBe(1);
    await page.close();
  });

for (const [kind, progress] of ways)
  test(`S1-PROF-01, S1-SHELL-08: the own photo goes on after a drop, with its percent, for ${kind}`, async ({
    browser,
  }) => {
    const page = await openProfile(browser, kind);
    const parts: { method: string; offset: number }[] = [];
    let dropsLater = false;
    page.on('request', (request) => {
      if (!request.url().includes('/api/unggah')) return;
      const offset = Number(request.headers()['upload-offset'] ?? -1);
      parts.push({ method: request.method(), offset });
      if (dropsLater && offset > 0) proxy.set({ offline: true });
    });
    const file = { name: 'saya.jpg', mimeType: 'image/jpeg', buffer: await buildPhoto() };
    const choose = () => page.locator('input[type=file]').setInputFiles(file);

    proxy.set({ delayMs: [300, 400], appliesTo: (path) => path.includes('/api/unggah') });
    await choose();
    await expect(progress(page)).toContainText(/\d+ %/);
    await progress(page).getByRole('button', { name: 'Batal' }).click();
    await expect(progress(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);

    parts.length = 0;
    dropsLater = true;
    await choose();
    await expect(progress(page).getByRole('status')).toContainText('dilanjutkan sendiri');
    dropsLater = false;
    proxy.set({ offline: false, delayMs: [0, 0] });
    await expect(page.getByRole('img', { name: 'Foto Anda' })).toBeVisible();
    expect(parts.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(parts.filter(({ offset }) => offset === 0)).toHaveLength(1);
    await page.getByRole('button', { name: 'SIMPAN' }).click();
    await expect(notice(page).filter({ hasText: 'Profil disimpan.' })).toBeVisible();
    await page.close();
  });
