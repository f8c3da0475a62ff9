import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { SchoolServer } from './school-server.ts';
import { notice, openStaff, rowOf } from './staff.ts';

let server: SchoolServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  // The checker itself is put into the page, which our Content Security Policy forbids.
  page = await browser.newPage({ bypassCSP: true });
  await openStaff(page, server.url);
});
test.afterAll(async () => {
  await page.close();
  await server.close();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = (path: string) => `${server.url}/backend/${path}`;

/** Violations of WCAG 2.2 AA, and whether the page fits its width, on a phone and a desktop, light and dark. */
async function check(screen: string): Promise<void> {
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // Nothing but colours differs in the dark.
      if (colorScheme === 'dark') axe.withRules(['color-contrast']);
      else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
      const { violations } = await axe.analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect.soft(found, `${screen}, ${colorScheme}, ${width} px`).toEqual([]);
      const drawn = await page.evaluate('document.documentElement.scrollWidth');
      expect.soft(drawn, `${screen} runs off the side at ${width} px`).toBeLessThanOrEqual(width);
    }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('S2-REG-01 to -04, S1-ROUTE-07: from the provinces down to the villages of a district, and back', async () => {
  await page.goto(address('master-provinsi'));
  await expect(page.getByLabel('38 data')).toBeVisible();
  await check('provinsi');
  await page.getByLabel('Cari', { exact: true }).fill('yogyakarta');
  await rowOf(page, 'Daerah Istimewa Yogyakarta').getByLabel('Lihat kabupaten').click();
  await expect(heading('Kabupaten/Kota di Daerah Istimewa Yogyakarta')).toBeVisible();
  await expect(page.getByLabel('5 data')).toBeVisible();
  await rowOf(page, 'Kabupaten Sleman').getByLabel('Lihat kecamatan').click();
  await expect(heading('Kecamatan di Kabupaten Sleman')).toBeVisible();
  await expect(page.getByLabel('17 data')).toBeVisible();
  await page.getByLabel('Cari', { exact: true }).fill('depok');
  await rowOf(page, 'Depok').getByLabel('Lihat desa').click();
  await expect(heading('Desa/Kelurahan di Kecamatan Depok')).toBeVisible();
  await expect(page).toHaveURL(address('master-desa/3404/340407'));
  await expect(rowOf(page, 'Caturtunggal')).toBeVisible();
  await check('desa');

  const close = page.getByRole('link', { name: 'Tutup' });
  await close.click();
  await expect(heading('Kecamatan di Kabupaten Sleman')).toBeVisible();
  await close.click();
  await expect(heading('Kabupaten/Kota di Daerah Istimewa Yogyakarta')).toBeVisible();
  await close.click();
  await expect(heading('Provinsi')).toBeVisible();
});

test('S1-ROUTE-08, N3: the written address of the villages shows them', async () => {
  await page.goto(address('master-kecamatan/3404/340407'));
  await expect(heading('Desa/Kelurahan di Kecamatan Depok')).toBeVisible();
});

test('S2-REG-04, S2-REG-05: a village is added, refused, changed and deleted in its dialog', async () => {
  await page.goto(address('master-desa/3404/340407'));
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah desa/kelurahan' });
  const kode = form.getByLabel('Kode');
  await expect(kode).toHaveValue('340407');
  await expect(form.getByText('Diawali 340407, paling panjang 10 angka')).toBeVisible();
  await check('formulir desa');
  await kode.fill('3505072099');
  await form.getByLabel('Nama').fill('Desa Uji Coba');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByText(/^Kode diawali 340407/)).toBeVisible();
  await kode.fill('3404072001');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByText(/sudah dipakai Caturtunggal/).first()).toBeVisible();
  await kode.fill('3404072099');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form).toBeHidden();

  await rowOf(page, '3404072099').getByLabel('Ubah').click();
  const change = page.getByRole('dialog', { name: 'Ubah desa/kelurahan' });
  await expect(change.getByLabel('Kode')).not.toBeEditable();
  await change.getByLabel('Nama').fill('Desa Uji Baru');
  await change.getByRole('button', { name: 'UBAH' }).click();
  await expect(rowOf(page, '3404072099')).toContainText('Desa Uji Baru');

  await rowOf(page, '3404072099').getByLabel('Hapus').click();
  await expect(page.getByRole('dialog')).toContainText('Desa Uji Baru (3404072099)');
  await page.getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(rowOf(page, '3404072099')).toHaveCount(0);
});

test('a region in which others lie is not deleted', async () => {
  await page.goto(address('master-provinsi?q=34'));
  await rowOf(page, 'Daerah Istimewa Yogyakarta').getByLabel('Hapus').click();
  await page.getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(notice(page).last()).toContainText('masih memuat 5 kabupaten/kota');
});

test('a village is found in the whole country and leads to its list', async () => {
  await page.goto(address('master-provinsi'));
  await page.getByRole('button', { name: 'Cari desa' }).click();
  await page.getByLabel('Nama desa atau kecamatan').fill('caturtunggal');
  const found = page.getByRole('list', { name: 'Hasil pencarian' });
  await expect(found).toContainText(
    'CaturtunggalKecamatan Depok, Kabupaten Sleman, Daerah Istimewa Yogyakarta',
  );
  await check('cari desa');
  await found.getByRole('link', { name: /Depok, Kabupaten Sleman/ }).click();
  await expect(heading('Desa/Kelurahan di Kecamatan Depok')).toBeVisible();
  await expect(rowOf(page, 'Caturtunggal')).toBeVisible();
  await expect(page.getByLabel('1 data')).toBeVisible();
});

test('while the regions are being loaded the lists say how far that has come', async () => {
  let persen = 42;
  await page.route('**/api/wilayah-muat', (route) => route.fulfill({ json: { persen } }));
  await page.goto(address('master-kabupaten/34'));
  await expect(page.getByText('Data wilayah sedang dimuat (42 %)')).toBeVisible();
  await check('sedang dimuat');
  persen = 100;
  await expect(page.getByText('Data wilayah sedang dimuat')).toHaveCount(0);
  await page.unroute('**/api/wilayah-muat');
});

test('S2-SEK-01, S2-SEK-05: a school is added in its dialog; the one for all others stays', async () => {
  await page.goto(address('master-refsekolah'));
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah sekolah referensi' });
  await form.getByLabel('NPSN').fill('20401234567');
  await form.getByLabel('Nama').fill('SMP Negeri 1 Sleman');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByText('Paling panjang 10 karakter.')).toBeVisible();
  await form.getByLabel('NPSN').fill('20401234');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(rowOf(page, '20401234')).toContainText('SMP Negeri 1 Sleman');
  await check('ref sekolah');
  await rowOf(page, '9999').getByLabel('Hapus').click();
  await page.getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(notice(page).last()).toContainText('tidak dapat dihapus');
  await expect(rowOf(page, '9999')).toBeVisible();
});
