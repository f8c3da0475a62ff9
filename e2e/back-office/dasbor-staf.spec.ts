import { expect, test, type Page } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { openPendaftaran } from '../fixtures/fill-situs.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { sendForm } from '../fixtures/pendaftaran/send-form.ts';
import { openStaff } from '../fixtures/staff.ts';

useSchool();
// Beside a service worker a call may pass the test's own answer by.
test.use({ serviceWorkers: 'block' });

const people = ['Ani Lestari', 'Budi Karim', 'Cici Paramida'] as const;
test.beforeAll(async () => {
  await openPendaftaran(server);
  for (const [index, nama] of people.entries())
    await sendForm(server, `006123457${index}`, { nama, nik: `827101440310000${index}` });
});

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drawings = (page: Page) => page.locator('main :is(.MuiPieChart-root, .MuiBarChart-root)');

test('S1-DASH-01 to 06: charts with their tables, by keyboard, on a phone and a desktop, light and dark', async ({
  page,
}) => {
  await openStaff(page, server.url);
  await expect(page.getByText(/^Data per \d\d\.\d\d WI/)).toBeVisible();
  await expect(drawings(page)).toHaveCount(5);
  await expect(part(page, 'Status berkas')).toContainText('Pengajuan 3 (1 %)');
  await check(page, 'dasbor');
  await page.getByRole('button', { name: 'Status berkas: tabel' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('region', { name: 'Tabel Status berkas' });
  await expect(table.getByRole('row').filter({ hasText: 'Pengajuan Perbaikan' })).toContainText('0');
  for (const name of [
    'Jenis kelamin',
    'Program keahlian',
    'Tiap hari, 30 hari terakhir',
    'Tiap jam, 30 hari terakhir',
  ])
    await page.getByRole('button', { name: `${name}: tabel` }).click();
  await check(page, 'dasbor tabel');
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(768);
});

test('a figure leads to the list that holds as many, with its filter', async ({ page }) => {
  await openStaff(page, server.url, 'operator');
  const links = page.locator('section[aria-label="Statistik"] a.figures');
  await expect(links.first()).toBeVisible();
  await expect(part(page, 'Program keahlian tiap pilihan').getByRole('link').first()).toBeVisible();
  for (const name of ['Tiap hari, 30 hari terakhir', 'Tiap jam, 30 hari terakhir'])
    await page.getByRole('button', { name: `${name}: tabel` }).click();
  const figures = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href') ?? '', link.textContent] as const),
  );
  expect(figures.length).toBeGreaterThan(20);
  const lists = figures.filter(([address]) =>
    /(data-peserta|verifikasi-index|verified-index)\?/.test(address),
  );
  // Of each kind one that counts somebody: what every figure counts stands in the server's own tests.
  const kinds = new Map(
    lists
      .filter(([, figure]) => figure !== '0')
      .map(([address, figure]) => [address.replaceAll(/=[^&]*/g, ''), [address, figure] as const]),
  );
  expect(kinds.size).toBeGreaterThan(7);
  for (const [address, figure] of kinds.values()) {
    await page.goto(server.url + address);
    await expect.poll(() => page.locator('main h1').locator('..').textContent(), address).toContain(figure);
  }
  await page.goto(`${server.url}/backend/data-peserta?tahap=kirim&jam=9`);
  const hour = page.getByRole('button', {
    name: 'Hapus saringan Formulir dikirim pukul 09.00–09.59, 30 hari terakhir',
  });
  await expect(hour).toBeVisible();
  await check(page, 'peserta menurut jam');
  await hour.click();
  await expect(hour).toBeHidden();
  await expect(page).toHaveURL(/tahap=kirim$/);
  await page.goto(`${server.url}/backend/data-peserta?mendaftar=kemarin`);
  await expect(page.getByText('Saringan ini tidak dikenal').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hapus saringan Mulai mendaftar kemarin' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('S1-DASH-10: a teacher is told whose figures he sees, and is led nowhere that he may not go', async ({
  page,
}) => {
  await openStaff(page, server.url, 'guru');
  const facts = page.getByText(/^Data per .* · /);
  await expect(facts).toBeVisible();
  await expect(part(page, 'Antrean verifikasi')).toHaveCount(0);
  await expect(part(page, 'Pesan')).toHaveCount(0);
  await expect(part(page, 'Verifikasi tiap program keahlian').getByRole('row')).toHaveCount(2);
  const links = page.locator('section[aria-label="Statistik"] a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses)).toEqual(new Set(['/backend/laporan-data-peserta']));
});

test('what cannot be read is said where it is missing, and asked for again there', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/dashboard-perstatus', (route) => (isDown ? route.abort() : route.continue()));
  await openStaff(page, server.url);
  const status = part(page, 'Status berkas');
  await expect(status.getByRole('alert')).toBeVisible();
  await expect(part(page, 'Jenis kelamin')).toContainText('Perempuan');
  isDown = false;
  await status.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(status).toContainText('Pengajuan 3 (1 %)');
});

test('on paper stand the tables behind the charts, and no buttons', async ({ page }) => {
  await openStaff(page, server.url);
  await expect(drawings(page)).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Tabel Status berkas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Status berkas: tabel' })).toBeHidden();
  await expect(drawings(page).first()).toBeVisible();
});
