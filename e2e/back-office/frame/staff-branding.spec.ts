import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildPicture } from '../../../sync-server/src/features/media/testing/build-file.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { emptySitus } from '../../fixtures/fill-situs.ts';
import { login, numberOf } from '../../fixtures/participant.ts';
import { runAxe } from '../../fixtures/run-axe.ts';
import { server, useSchool } from '../../fixtures/school.ts';
import { notice, openStaff, select } from '../../fixtures/staff.ts';

useSchool();
// What its visitors are told first would lie over the first page.
test.beforeEach(() => emptySitus(server));

const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
const buildBusyPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer();

/** Every text is read on any picture: axe must know each ground, for behind a text over a picture it knows none. */
async function isReadable(page: Page, screen: string): Promise<void> {
  for (const width of [360, 1280])
    for (const mode of ['light', 'dark']) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(`document.documentElement.dataset.theme = '${mode}'`);
      const { violations, incomplete } = await runAxe(page, { runOnly: ['color-contrast'] });
      const found = [...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(({ html }) => html));
      expect.soft(found, `${screen}, ${mode}, ${width} px`).toEqual([]);
    }
}

/** Width of the school's picture behind the page, as the browser drew it; 0: it could not, or has not drawn yet. */
const pictureWidth = (page: Page) =>
  page.evaluate<number>(`(async () => {
    const shell = document.querySelector('.public-shell, .sambutan');
    const drawn = shell ? getComputedStyle(shell).backgroundImage : '';
    const picture = new Image();
    picture.src = /url\\("(.+)"\\)/.exec(drawn)?.[1] ?? '';
    return picture.decode().then(() => picture.naturalWidth, () => 0);
  })()`);

async function openProfile(page: Page): Promise<void> {
  await page.goto(`${server.url}/backend/master-profil-sekolah`);
  await expect(page.getByLabel('Nama sekolah')).not.toHaveValue('');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(notice(page).last()).toContainText('Profil sekolah disimpan.');
}

test('S1-SHELL-09, N54: the login and the first page are read over any picture, on phone and desktop, light and dark, also without the network', async ({
  page,
  browser,
}) => {
  await openStaff(page, server.url);
  const pictures: [string, Buffer][] = [
    ['putih', await buildPicture('png', 64, '#ffffff')],
    ['hitam', await buildPicture('png', 64, '#000000')],
    ['ramai', await buildBusyPicture()],
  ];
  const context = await browser.newContext();
  const visitor = await context.newPage();
  for (const [name, buffer] of pictures) {
    await openProfile(page);
    const field = page.getByLabel(/gambar latar$/i).last();
    const uploaded = page.waitForResponse((answer) => answer.headers()['x-berkas'] !== undefined);
    await field.setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
    await uploaded;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await save(page);
    for (const path of ['/login', '/lupa-kata-sandi', '/home']) {
      await visitor.goto(`${server.url}${path}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => pictureWidth(visitor), path).toBeGreaterThan(0);
      await isReadable(visitor, `${path}, ${name}`);
    }
  }
  await visitor.goto(`${server.url}/login`);
  // A page that is left at once installs nothing.
  await visitor.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => pictureWidth(visitor)).toBe(400);
  await context.setOffline(true);
  await visitor.reload();
  await expect(visitor.getByLabel('Nomor Peserta')).toBeVisible();
  expect(await pictureWidth(visitor)).toBe(400);
  await isReadable(visitor, 'login tanpa jaringan');
  await context.close();
});

test('S1-GEN-05, S1-GEN-02, S1-SCHOOL-17, N1: what the school says of itself stands where people look, also without the network', async ({
  page,
  browser,
}) => {
  await openStaff(page, server.url);
  await openProfile(page);
  await page.getByLabel('Judul aplikasi').fill('SPMB Bahari');
  await page.getByLabel('Versi').fill('7.1');
  await page.getByLabel('Keterangan aplikasi').fill('Seleksi masuk tanpa antre');
  await page.getByLabel('Alamat', { exact: true }).fill('Jl. Bahari 1, Ternate');
  await page.getByLabel('Telepon').fill('0921-3121');
  await save(page);
  await expect(page.getByText('SPMB Bahari 7.1')).toBeVisible();
  const facts = ['Jl. Bahari 1, Ternate', '0921-3121', 'Seleksi masuk tanpa antre'];
  for (const fact of facts) await expect(page.getByRole('contentinfo')).toContainText(fact);
  await expect(page).toHaveTitle('Profil Sekolah · SPMB Bahari');

  await page.goto(`${server.url}/backend/pengaturan`);
  await page.getByLabel('Tahun ajaran').fill('2026/2027');
  await select(page.getByRole('main'), 'Halaman awal', 'Beranda');
  await page.getByRole('button', { name: 'SIMPAN' }).first().click();
  await expect(notice(page).last()).toContainText('Pengaturan umum disimpan.');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(server.url);
  await expect(visitor).toHaveURL(`${server.url}/home`);
  for (const text of ['SPMB Bahari', 'Tahun ajaran 2026/2027'])
    await expect(visitor.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  await visitor.getByRole('link', { name: 'Login' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'SPMB Bahari' })).toBeVisible();
  await visitor.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await visitor.reload();
  await expect(visitor.getByText('Tahun ajaran 2026/2027')).toBeVisible();
  await expect(visitor).toHaveTitle('Masuk · SPMB Bahari');
  for (const fact of facts) await expect(visitor.getByRole('contentinfo')).toContainText(fact);
  await context.close();
});

for (const [what, name] of [
  [
    'a very long name',
    'Sekolah Menengah Kejuruan Negeri Pembangunan Kelautan dan Perikanan Terpadu Kabupaten Penajam Paser Utara',
  ],
  ['an Arabic name', 'مدرسة النهضة المهنية الإسلامية للبنين والبنات'],
] as const)
  test(`S1-GEN-10: no page runs off a phone under ${what}`, async ({ page, browser }) => {
    await openStaff(page, server.url);
    await openProfile(page);
    await page.getByLabel('Nama sekolah').fill(name);
    await save(page);
    await expect(page.getByRole('banner')).toContainText(name);
    await check(page, 'panitia');
    const participant = await (await browser.newContext()).newPage();
    await login(participant, server.url, numberOf(3));
    await expect(participant.getByRole('heading', { name: 'Jadwal ujian' })).toBeVisible();
    await expect(participant.getByRole('contentinfo')).toContainText(name);
    await check(participant, 'peserta');
    await participant.context().close();
  });
