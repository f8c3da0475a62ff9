import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { buildPages } from '../../fixtures/build-pages.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { emptySitus, openPendaftaran, saveProfil } from '../../fixtures/fill-situs.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { sendForm, upload } from '../../fixtures/pendaftaran/send-form.ts';
import { notice } from '../../fixtures/staff.ts';

// Beside a service worker a call may pass the test by.
useSchool('admin', { serviceWorkers: 'block' });

const nama = 'Raden Ajeng Siti Nur Aini Kusumawardhani Putri Wijayaningrum';
const panjang =
  'Surat keterangan penghasilan orang tua atau wali dari kepala desa atau lurah tempat tinggal, bermaterai dan berstempel basah';

/** A photo as telephones take it: wide, with something to look at. */
const photo = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4efe2"/><text x="5%" y="20%" font-size="${height / 12}">AKTA KELAHIRAN</text><text x="5%" y="60%" font-size="${height / 20}">Ternate, 14 Maret 2010</text></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

let id = '';
test.beforeAll(async () => {
  await emptySitus(server);
  await openPendaftaran(server);
  await saveProfil(server, { skck: true, butawarna: true });
  const admin = await server.login('admin', 'demo-admin-2025');
  const syarat = { name: panjang, description: 'Asli', path: null, status: true };
  const made = await server.call(admin, 'POST', '/api/dokumen-persyaratan', syarat);
  expect(made).toMatchObject({ status: true });
  const token = await sendForm(
    server,
    '0061230041',
    { nama },
    {
      dok_kartu_keluarga: buildPages('KARTU KELUARGA 1', 'KARTU KELUARGA 2', 'KARTU KELUARGA 3'),
      dok_akte_lahir: await photo(2_400, 1_200),
    },
  );
  const dokumen = (await server.call(token, 'GET', '/api/peserta/dokumen')) as { id: string; name: string }[];
  const path = await upload(server, token, buildPages('PENGHASILAN 1', 'PENGHASILAN 2'));
  const handed = { id: dokumen.find(({ name }) => name === panjang)?.id, path };
  expect(await server.call(token, 'POST', '/api/peserta/dokumen', handed)).toMatchObject({ status: true });
  const found = (await server.call(admin, 'GET', '/api/verifikasi?page=1&q=kusumawardhani')) as {
    rows: { id: string }[];
  };
  id = found.rows[0]?.id ?? '';
});

/** The file from its beginning, on a wide screen. */
async function openFile(): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/backend/verifikasi-form/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(nama) })).toBeVisible();
}
const step = (name: string) => page.locator(`#langkah-${name}`);
const shown = (label: string) => page.getByRole('img', { name: label, exact: true });
const penuh = () => page.getByRole('dialog');

test('S2-VFORM-19: photo, wide scan, and a PDF of several pages can be looked at by everybody, on a phone and a desktop, light and dark', async () => {
  await openFile();
  await expect(shown('Foto 3x4')).toBeVisible();
  await check(page, 'penampil foto');
  await step('kependudukan').click();
  await expect(shown('Kartu Keluarga')).toBeVisible();
  await expect(page.getByText('Halaman 1 dari 3')).toBeVisible();
  await check(page, 'penampil pdf');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(shown('Akta kelahiran')).toBeVisible();
  await check(page, 'penampil lebar');
  await page.keyboard.press('f');
  await expect(penuh()).toBeVisible();
  await check(page, 'penampil layar penuh');
});

test('S2-VFORM-19: by keys alone a document is opened, enlarged, turned and closed, and who closed it stands where he was', async () => {
  await openFile();
  await step('kependudukan').click();
  await expect(page.getByText('Halaman 1 dari 3')).toBeVisible();
  const open = page.getByRole('button', { name: 'Layar penuh' });
  await open.focus();
  await page.keyboard.press('Enter');
  const sheet = penuh().getByRole('img', { name: 'Kartu Keluarga' });
  await expect(sheet).toBeVisible();
  await expect(penuh()).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(penuh().getByText('Halaman 2 dari 3')).toBeVisible();
  await page.keyboard.press('r');
  await expect(sheet).toHaveCSS('transform', /^matrix\(0, 1, -1, 0/);
  await page.keyboard.press('+');
  // What is larger than the screen is moved by the arrows, once it has the focus.
  const box = penuh().getByRole('group', { name: 'Tampilan Kartu Keluarga' });
  for (let at = 0; at < 12 && !(await box.evaluate((one) => one === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => box.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(penuh()).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.getByText('Halaman 1 dari 3')).toBeVisible();
});

/** The page of the family card stands on the screen, and the form has heard of it. */
const isDrawn = () =>
  shown('Kartu Keluarga').evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });

test('a document of several pages counts as seen once each page was, and the one key of the walk turns them', async () => {
  await openFile();
  await step('kependudukan').click();
  await expect(page.getByText('Halaman 1 dari 3')).toBeVisible();
  await isDrawn();
  const next = async (words: string) => {
    await page.keyboard.press('j');
    await expect(page.getByText(words)).toBeVisible();
    await isDrawn();
  };
  await next('Halaman 2 dari 3');
  await page.keyboard.press('Control+Enter');
  await expect(notice(page).last()).toContainText('Belum dilihat: Kartu Keluarga halaman 3');
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/verifikasi-lihat'));
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Halaman 3 dari 3')).toBeVisible();
  expect((await told).request().postDataJSON()).toMatchObject({ kolom: ['dok_kartu_keluarga'] });
  await page.keyboard.press('k');
  await expect(page.getByText('Halaman 2 dari 3')).toBeVisible();
  await next('Halaman 3 dari 3');
  await page.keyboard.press('j');
  await expect(shown('Akta kelahiran')).toBeVisible();
});

/** Answers every document in the server's place. */
const media = '**/api/media/*';

test('a document that cannot be read, and one that cannot be fetched, are said in words with a way out', async () => {
  await page.route(media, (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: Buffer.from('rusak') }),
  );
  await openFile();
  await expect(page.getByText('Gambar ini tidak terbaca.')).toBeVisible();
  await check(page, 'penampil gambar rusak');
  await page.unroute(media);
  await page.route(media, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: Buffer.from('%PDF-1.4 rusak') }),
  );
  await openFile();
  await expect(page.getByText('Halaman PDF ini tidak dapat ditampilkan di sini.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Simpan lalu buka/ })).toBeVisible();
  await check(page, 'penampil PDF rusak');
  await page.unroute(media);
  await openFile();
  await page.route(media, (route) => route.abort());
  await step('keterangan').click();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await check(page, 'penampil terputus');
  // Drawn for another width it has asked again, and may be at it.
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await page.unroute(media);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('group', { name: /^Tampilan / })).toBeVisible();
});

test('a required document with a long name is read on the whole screen of a phone, and its button has the focus again', async () => {
  await openFile();
  await step('hasil').click();
  const open = page.getByRole('button', { name: panjang });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(penuh().getByText('Halaman 1 dari 2')).toBeVisible();
  await check(page, 'penampil nama panjang');
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await penuh().getByRole('img').boundingBox();
  expect(box?.height).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(penuh()).toBeHidden();
  await expect(open).toBeFocused();
});
