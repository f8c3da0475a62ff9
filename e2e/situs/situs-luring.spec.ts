import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { emptySitus, openPendaftaran } from '../fixtures/fill-situs.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

const plainHost = 'spmb.sekolah.test';
let server: SchoolServer;
let browser: Browser;
test.beforeEach(async () => {
  server = await SchoolServer.open();
  await emptySitus(server);
  await openPendaftaran(server);
  browser = await chromium.launch({
    executablePath: process.env['SPMB_CHROMIUM'] ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
  });
});
test.afterEach(async () => {
  await browser.close();
  await server.close();
});

const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Until the page has put its addresses into the browser's cache, the last of which is this. */
const areAddressesKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate<boolean>(
        `performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === '/pengumuman')`,
      ),
    )
    .toBe(true);

test('S1-PEND-04, S1-PUBL-01: on plain http the pages open without the server, with what was seen last, dated', async () => {
  const url = `http://${plainHost}:${server.port}`;
  const page = await browser.newPage();
  await page.goto(`${url}/home`);
  await expect(page.getByRole('link', { name: 'REGISTRASI SEKARANG' })).toBeVisible();
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await page.getByRole('link', { name: 'Pendaftar' }).click();
  await expect(page.getByText('Data per tanggal')).toBeVisible();
  const first = await page.getByRole('row').nth(1).innerText();
  await areAddressesKept(page);
  await server.kill();

  await page.goto(`${url}/daftar-peserta`);
  await expect(page.getByText(/^Data per .* WIB, ditampilkan tanpa jaringan\./)).toBeVisible();
  expect(await page.getByRole('row').nth(1).innerText()).toBe(first);
  await expect(page.getByRole('banner')).toContainText('SMK Negeri 1 Nusantara Jaya');
  await page.goto(`${url}/home`);
  await expect(page.getByRole('heading', { name: 'Tes seleksi', exact: true })).toBeVisible();
  await expect(page.getByText(/ditampilkan tanpa jaringan/)).toBeVisible();
  // A page that nobody has opened says that it has nothing, and has it once the server is back.
  await page.goto(`${url}/pengumuman`);
  await expect(page.getByText('Data belum dapat diambil')).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Belum ada hasil yang diumumkan')).toBeVisible();
});

test('who looks around is given no service worker, who signs up is; with one the public pages are theirs also without network', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/home`);
  await areAddressesKept(page);
  const registration = () =>
    page.evaluate(`navigator.serviceWorker.getRegistration().then((one) => one !== undefined)`);
  expect(await registration()).toBe(false);
  await page.goto(`${server.url}/registrasi`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  expect(await registration()).toBe(true);
  // Under its control from here on.
  await page.goto(`${server.url}/daftar-peserta`);
  await expect(page.getByText('Data per tanggal')).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${server.url}/daftar-peserta`);
  await expect(page.getByText(/ditampilkan tanpa jaringan/)).toBeVisible();
  await page.goto(`${server.url}/verify/kode`);
  await expect(headed(page, 'Verifikasi')).toBeVisible();
  await page.goto(`${server.url}/login`);
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
});
