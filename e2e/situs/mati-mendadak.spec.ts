import { devices, expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { sandi, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { emptySitus, openPendaftaran } from '../fixtures/fill-situs.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();
const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
const nisn = '0061238802';

/** The page's process ends at once, as on a phone that has no memory left. */
async function killPage(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // Its process has no answer any more.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test.beforeAll(async () => {
  await emptySitus(server);
  await openPendaftaran(server);
  await signUp(server, nisn, 'Siti Nur Aini');
});

/** A step of the form on a phone of its own that remembers who signed in. */
async function openAlamat(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Nomor Peserta').fill(nisn);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(sandi);
  await page.getByLabel('Ingat saya').check();
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto(`${server.url}/peserta/pendaftaran/alamat`);
  await expect(page.getByText('Tersimpan di server')).toBeVisible();
  return { context, page };
}

/** Keeps the form's place in the database for itself: no write of the page gets its turn any more, as on a disk that is busy. */
const holdDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('spmb-pendaftaran');
        asked.onsuccess = () => {
          const draf = asked.result.transaction('draf', 'readwrite').objectStore('draf');
          const again = () => {
            draf.count().onsuccess = again;
          };
          draf.count().onsuccess = () => {
            again();
            resolve();
          };
        };
      }),
  );

const ends: [string, (page: Page) => Promise<void>][] = [
  ['its tab is closed', (page) => page.close()],
  ['its process is killed', killPage],
];

test('what is typed right before a page dies stands there again, letters in the place of a number too', async ({
  browser,
}) => {
  const { context, page: first } = await openAlamat(browser);
  let page = first;
  // From here on only this device knows.
  await context.route('**/api/peserta/**', (route) => route.abort());
  const alamat = () => page.locator('#alamat').getByRole('textbox');
  const jarak = () => page.locator('#jarak_kesekolah').getByRole('textbox');
  let typed = '';
  for (const [end, die] of ends) {
    await test.step(end, async () => {
      await alamat().press('End');
      await holdDatabase(page);
      for (const key of ' Gamalama') await page.keyboard.press(key);
      await jarak().focus();
      for (const key of '2ooo') await page.keyboard.press(key);
      typed += ' Gamalama';
      await die(page);
      page = await context.newPage();
      await page.goto(`${server.url}/peserta/pendaftaran/alamat`);
      await expect(alamat()).toHaveValue(typed);
      await expect(jarak()).toHaveValue('2ooo');
      await expect(page.getByText('Jarak ke sekolah diisi angka, misalnya 80.')).toBeVisible();
      await jarak().fill('');
    });
  }
  await context.close();
});

test('what is typed reaches the server when the page is left, though its pause was not over', async ({
  browser,
}) => {
  const { context, page } = await openAlamat(browser);
  // The pause after a key never ends.
  await page.clock.install();
  await page.locator('#rt').getByRole('textbox').fill('7');
  await expect
    .poll(() => page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('spmb-ketikan'))`))
    .toEqual([]);
  await page.close({ runBeforeUnload: true });
  const token = await server.login(nisn, sandi);
  await expect.poll(() => server.call(token, 'GET', '/api/peserta/pendaftaran')).toMatchObject({ rt: '7' });
  await context.close();
});
