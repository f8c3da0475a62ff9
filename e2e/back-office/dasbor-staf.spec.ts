import { expect, test, type Page } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { openPendaftaran } from '../fixtures/fill-situs.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { sendForm, upload } from '../fixtures/pendaftaran/send-form.ts';
import { openStaff } from '../fixtures/staff.ts';

useSchool();
// Beside a service worker a call may pass the test's own answer by.
test.use({ serviceWorkers: 'block' });

const people = ['Ani Lestari', 'Budi Karim', 'Cici Paramida'] as const;
test.beforeAll(async () => {
  await openPendaftaran(server);
  for (const [index, nama] of people.entries())
    await sendForm(server, `006123457${index}`, { nama, nik: `827101440310000${index}` });
  const token = await server.login('admin', 'demo-admin-2025');
  // Too large: refused for good, and counted with the next look at what was refused.
  await upload(server, token, Buffer.alloc(3 * 1024 * 1024));
  await server.call(token, 'GET', '/api/penolakan');
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

/** The call of a screen that has another name. */
const callOf: Readonly<Record<string, string>> = {
  'verifikasi-index': 'verifikasi',
  'verified-index': 'verified',
  'permohonan-index': 'permohonan',
  'master-formasi': 'formasi',
};

/** How many the list of an address holds; of counted refusals how many requests its rows count. */
async function holdsOf(token: string, address: string): Promise<number> {
  const [screen = '', query = ''] = address.replace('/backend/', '').split('?');
  const list = await server.call(token, 'GET', `/api/${callOf[screen] ?? screen}?page=1&${query}`);
  if (Array.isArray(list)) return (list as { jumlah: number }[]).reduce((sum, { jumlah }) => sum + jumlah, 0);
  return (list as { total: number }).total;
}

test('N7: every figure leads to the list that holds as many, which says by what it is narrowed', async ({
  page,
}) => {
  await openStaff(page, server.url);
  await expect(part(page, 'Program keahlian tiap pilihan').getByRole('link').first()).toBeVisible();
  for (const name of [
    'Jenis kelamin',
    'Program keahlian',
    'Status berkas',
    'Tiap hari, 30 hari terakhir',
    'Tiap jam, 30 hari terakhir',
  ])
    await page.getByRole('button', { name: `${name}: tabel` }).click();
  const statistics = page.locator('section[aria-label="Statistik"]');
  await expect(statistics.locator('span.figures').filter({ hasText: /^[\d.]+$/ })).toHaveCount(0);
  const links = await statistics
    .locator('a.figures')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.textContent] as const));
  const figures = new Map(links);
  expect(figures.size).toBeGreaterThan(100);
  const token = await server.login('admin', 'demo-admin-2025');
  for (const [address, figure] of links)
    expect([address, (await holdsOf(token, address)).toLocaleString('id-ID')]).toEqual([address, figure]);
  // Of each kind one that counts somebody is opened.
  const kinds = new Map(
    [...figures]
      .filter(([, figure]) => figure !== '0')
      .map(([address, figure]) => [address.replaceAll(/=[^&]*/g, ''), [address, figure] as const]),
  );
  expect(kinds.size).toBeGreaterThan(10);
  for (const [address, figure] of kinds.values()) {
    await page.goto(server.url + address);
    await expect.poll(() => page.locator('main h1').locator('..').textContent(), address).toContain(figure);
  }
});

test('a filter without a field is told on the list and taken away there', async ({ page }) => {
  await openStaff(page, server.url);
  for (const [address, words, name] of [
    ['data-peserta?tahap=kirim&jam=9', 'Formulir dikirim pukul 09.00–09.59, 30 hari terakhir', 'jam'],
    ['data-peserta?jurusan_id_1=kosong&mengirim=pernah', 'Pernah mengirim formulir', 'pernah'],
    ['data-peserta?tahap=diterima&mulai=2025-07-01', 'Sudah mulai ujian 1 Jul 2025', 'ujian'],
    ['penolakan?unggahan=2025-07-01', 'Unggahan yang ditolak 1 Jul 2025', 'unggahan'],
  ] as const) {
    await page.goto(`${server.url}/backend/${address}`);
    const filter = page.getByRole('button', { name: `Hapus saringan ${words}` });
    await expect(filter).toBeVisible();
    await check(page, `saringan ${name}`);
    await filter.click();
    await expect(filter).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}[?]?[^&]*$`));
  }
  await page.goto(`${server.url}/backend/data-peserta?jurusan_id_1=kosong`);
  await expect(page.getByRole('combobox').filter({ hasText: 'Belum memilih' })).toBeVisible();
  await page.goto(`${server.url}/backend/verifikasi-index?status=menunggu`);
  await expect(page.getByRole('combobox').filter({ hasText: 'Menunggu panitia' })).toBeVisible();
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
  expect(addresses).toEqual([]);
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
