import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { healthyNetwork, portalPage, startProxy, type Proxy } from '../../integration/proxy.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { answer, begin, login, next, numberOf, shownAnswers } from '../fixtures/participant.ts';
import { resize } from '../fixtures/resize.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

const executablePath = process.env['SPMB_CHROMIUM'] ?? '';
const plainHost = 'ujian.sekolah.test';
const sizes = [
  { width: 360, height: 740 },
  { width: 360, height: 560 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

let server: SchoolServer;
let browser: Browser;
let proxy: Proxy;
let origin: string;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  proxy = await startProxy(server.port, new SeededRandom(5));
  origin = `http://${plainHost}:${proxy.port}`;
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
  });
});
test.afterEach(() => {
  proxy.set(healthyNetwork);
});
test.afterAll(async () => {
  await browser.close();
  await proxy.close();
  await server.close();
});

/** A participant at the first question, with all that the page fetches behind it. */
async function sit(index: number, viewport = sizes[0]!): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'id-ID' });
  const page = await context.newPage();
  await login(page, origin, numberOf(index));
  const kept = page.waitForResponse((response) => response.url().includes('/peserta/lembar-soal/'));
  await begin(page);
  await (await kept).finished();
  return page;
}

const steps = (page: Page) => page.getByRole('button', { name: 'Cara menyambung lagi' });
const cutOff = async (page: Page): Promise<void> => {
  proxy.set({ offline: true });
  // The next try to send meets the outage.
  await page.locator('.answer-row').nth(3).click();
  await expect(page.getByText(/^Terputus, jawaban aman di perangkat ini/)).toBeVisible();
};
/** Where the answers stand in the document, whatever part of it is in view. */
const places = (page: Page) =>
  page
    .locator('.answer-row')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top + scrollY)));
/** Whether a finger in the middle of it would hit it. */
const isInReach = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isWhole = top >= 0 && top + height <= innerHeight && left >= 0 && left + width <= innerWidth;
    return isWhole && element.contains(document.elementFromPoint(x, y));
  });

test('an outage moves no answer and covers none; its notice is in view on every screen, wherever one has scrolled', async () => {
  const page = await sit(111);
  await answer(page, 1);
  const looks = sizes.flatMap((size) => ['16', '22'].map((text) => ({ size, text })));
  const measure = async ({ size, text }: (typeof looks)[number]) => {
    await resize(page, size);
    await page.evaluate((value) => {
      document.querySelector('.sheet')?.setAttribute('data-text-size', value);
    }, text);
    return places(page);
  };
  const before = [];
  for (const look of looks) before.push(await measure(look));

  await cutOff(page);
  expect(await places(page)).toEqual(before.at(-1));
  await expect(steps(page)).toBeVisible({ timeout: 40_000 });
  for (const [index, look] of looks.entries()) {
    expect([look, await measure(look)]).toEqual([look, before[index]]);
    for (const top of [0, 10_000]) {
      await page.evaluate((to) => {
        scrollTo(0, to);
      }, top);
      expect([look, top, await isInReach(page, '.sheet-place-act')]).toEqual([look, top, true]);
    }
  }
  await check(page, 'a sheet in an outage');

  await resize(page, sizes[1]!);
  await steps(page).click();
  const card = page.getByRole('dialog', { name: 'Kabar untuk Anda' });
  await expect(card).toContainText('Matikan data seluler');
  await expect(card).toContainText('Jangan muat ulang dan jangan tutup halaman ini');
  await check(page, 'the card of an outage');
  await page.keyboard.press('Escape');
  await expect(steps(page)).toBeFocused();
  await page.context().close();
});

test('without the server on plain http: the browser asks before a reload, and the address opens the sheet again', async () => {
  const page = await sit(112, sizes[3]);
  await answer(page, 1);
  await cutOff(page);
  const shown = await shownAnswers(page);

  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate('setTimeout(() => location.reload())');
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reloading;
  await expect(page.locator('.answer-row').nth(3)).toHaveAttribute('aria-checked', 'true');

  // Reloaded all the same: no browser opens that from its cache.
  page.on('dialog', (dialog) => void dialog.accept());
  await expect(page.reload()).rejects.toThrow();
  const context = page.context();
  await page.close();

  // The address as the card says it, and that of the sheet as the browser has it in its history.
  const again = await context.newPage();
  await again.goto(`${origin}/`);
  await again.getByLabel('Tes Matematika').getByRole('link', { name: 'Lanjutkan ujian' }).click();
  await again.getByRole('button', { name: 'Ya, ini saya' }).click();
  await again.getByRole('button', { name: 'LANJUT' }).click();
  await expect(again.locator('.answer-row').first()).toBeVisible();
  expect(await shownAnswers(again)).toEqual(shown);
  const sheet = again.url();
  await again.close();
  const third = await context.newPage();
  await third.goto(`${sheet.split('?')[0]}?nomor=3`);
  await expect(third.getByRole('article', { name: 'Soal 3', exact: true })).toBeVisible();
  expect(await shownAnswers(third)).toEqual(shown);
  await third.goBack();
  await third.goForward();
  await expect(third.getByRole('article', { name: 'Soal 3', exact: true })).toBeVisible();
  await context.close();
});

test('Escape gives the focus back to what opened the list, the image or the notice', async () => {
  const page = await sit(113);
  const list = page.getByRole('button', { name: 'Daftar soal' });
  await list.click();
  await page.getByRole('dialog', { name: 'Daftar soal' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  const enlarge = page.getByRole('button', { name: 'Perbesar gambar' }).first();
  for (let nomor = 1; !(await enlarge.isVisible()) && nomor < 40; nomor++) await next(page);
  await enlarge.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();
  await page.context().close();
});

test('Ke halaman selesai is whole and in reach on every screen, with the largest letters too', async () => {
  const page = await sit(114);
  for (const size of [...sizes, { width: 1024, height: 600 }])
    for (const root of ['16px', '24px']) {
      await resize(page, size);
      await page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters;
      }, root);
      const list = page.getByRole('button', { name: 'Daftar soal' });
      const isPhone = await list.isVisible();
      if (isPhone) await list.click();
      const end = isPhone ? 'dialog .grid-panel > .button' : '.sheet-aside .grid-panel > .button';
      await expect(page.locator(end)).toBeVisible();
      expect([size, root, await isInReach(page, end)]).toEqual([size, root, true]);
      if (isPhone) await page.keyboard.press('Escape');
    }
  await page.context().close();
});

test('a device set to dark gets the participant’s pages, login and set-up dark, where nobody chose otherwise', async () => {
  const fresh = await SchoolServer.spare();
  const context = await browser.newContext({ viewport: sizes[0]!, locale: 'id-ID', colorScheme: 'dark' });
  const page = await context.newPage();
  const lightness = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      return (backgroundColor.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 3;
    });
  const isDark = async (): Promise<void> => expect(await lightness()).toBeLessThan(60);
  await page.goto(`http://${plainHost}:${fresh.port}/`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await isDark();
  await fresh.close();
  await page.goto(`${origin}/login`);
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  await isDark();
  await login(page, origin, numberOf(115));
  await expect(page.getByLabel('Tes Matematika').getByText('Soal siap di perangkat ini')).toBeVisible();
  await isDark();
  await begin(page);
  await isDark();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await lightness()).toBeGreaterThan(200);
  await context.close();
});

test('on plain http a newer version is offered where the page came from the browser’s own cache; a portal is none', async () => {
  const context = await browser.newContext({ locale: 'id-ID' });
  const page = await context.newPage();
  const offer = page.getByText('Versi baru aplikasi tersedia.');
  const asked = () =>
    page.waitForResponse(
      (answer) => !answer.request().isNavigationRequest() && answer.url().endsWith('/login'),
    );
  /** What answers the page's own question, while the page itself is opened as it is. */
  const serve = (body: string) =>
    page.route(`${origin}/login`, (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ body, contentType: 'text/html' }),
    );
  const html = await (await fetch(`${server.url}/login`)).text();
  await serve(portalPage);
  const portal = asked();
  await page.goto(`${origin}/login`);
  await (await portal).finished();
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  await expect(offer).toBeHidden();

  await serve(html.replace(/index-[^.]+\.js/, 'index-lain.js'));
  await page.goto(`${origin}/login`);
  await expect(offer).toBeVisible();
  await page.unrouteAll();
  const same = asked();
  await page.getByRole('button', { name: 'Pakai versi baru' }).click();
  await (await same).finished();
  await expect(offer).toBeHidden();
  await context.close();
});
