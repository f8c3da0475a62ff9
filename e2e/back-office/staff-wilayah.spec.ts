import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import {
  find,
  isKept,
  isRefused,
  openNew,
  openScreen,
  openStored,
  remove,
  save,
} from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { rowOf } from '../fixtures/staff.ts';
import { buildWorkbook } from '../fixtures/workbook.ts';

useSchool('admin', { serviceWorkers: 'block' });

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const address = (path: string) => `${server.url}/backend/${path}`;

test('S2-REG-01 to -04, S1-ROUTE-07: from the provinces down to the villages of a district, and back', async () => {
  await page.goto(address('master-provinsi'));
  await expect(page.getByLabel('38 data')).toBeVisible();
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
  await check(page, 'desa');

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

const levels = [
  {
    title: 'Provinsi',
    refused: /^Empat angka adalah kode kabupaten/,
    wrong: '9901',
    kode: '99',
    name: 'Provinsi Uji',
    below: 'Lihat kabupaten',
  },
  {
    title: 'Kabupaten/Kota di Provinsi Uji Baru',
    refused: /^Kode diawali 99,/,
    wrong: '9801',
    kode: '9901',
    name: 'Kabupaten Uji',
    below: 'Lihat kecamatan',
  },
  {
    title: 'Kecamatan di Kabupaten Uji Baru',
    refused: /^Kode diawali 9901,/,
    wrong: '990201',
    kode: '990101',
    name: 'Kecamatan Uji',
    below: 'Lihat desa',
  },
  {
    title: 'Desa/Kelurahan di Kecamatan Kecamatan Uji Baru',
    refused: /^Kode diawali 990101,/,
    wrong: '9901022001',
    kode: '9901012001',
    name: 'Desa Uji',
  },
];

test('S2-REG-01 to -05: a province with all below it is refused, added, found, changed and deleted in its dialogs', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address('master-provinsi'));
  for (const { title, refused, wrong, kode, name, below } of levels) {
    await expect(heading(title)).toBeVisible();
    const form = await openNew(page);
    await isRefused(form, 'Kode', refused, { Kode: wrong, Nama: name });
    if (!below) await check(page, 'formulir desa');
    await save(form, { Kode: kode });
    await find(page, name);
    const change = await openStored(page, kode);
    await expect(change.getByLabel('Kode')).not.toBeEditable();
    await save(change, { Nama: `${name} Baru` });
    await expect(rowOf(page, kode)).toContainText(`${name} Baru`);
    if (below) await rowOf(page, kode).getByLabel(below).click();
  }
  for (const { title, kode } of [...levels].reverse()) {
    await expect(heading(title)).toBeVisible();
    await find(page, kode);
    await remove(page, kode);
    await expect(rowOf(page, kode)).toHaveCount(0);
    if (title !== 'Provinsi') await page.getByRole('link', { name: 'Tutup' }).click();
  }
});

test('S2-REG-05: a code that is taken is refused with the name of its owner', async () => {
  await page.goto(address('master-desa/3404/340407'));
  const form = await openNew(page);
  await expect(form.getByLabel('Kode')).toHaveValue('340407');
  await expect(form.getByText('Diawali 340407, paling panjang 10 angka')).toBeVisible();
  await isRefused(form, 'Kode', /sudah dipakai Caturtunggal/, { Kode: '3404072001', Nama: 'Desa Uji' });
});

test('a region in which others lie is not deleted', async () => {
  await page.goto(address('master-provinsi?q=34'));
  await isKept(page, 'Daerah Istimewa Yogyakarta', 'masih memuat 5 kabupaten/kota');
});

test('a village is found in the whole country and leads to its list', async () => {
  await page.goto(address('master-provinsi'));
  await page.getByRole('button', { name: 'Cari desa' }).click();
  await page.getByLabel('Nama desa atau kecamatan').fill('caturtunggal');
  const found = page.getByRole('list', { name: 'Hasil pencarian' });
  await expect(found).toContainText(
    'CaturtunggalKecamatan Depok, Kabupaten Sleman, Daerah Istimewa Yogyakarta',
  );
  await check(page, 'cari desa');
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
  await check(page, 'sedang dimuat');
  persen = 100;
  await expect(page.getByText('Data wilayah sedang dimuat')).toHaveCount(0);
  await page.unroute('**/api/wilayah-muat');
});

test('S2-SEK-01, S2-SEK-02, S2-SEK-05: a school is refused, added, found, changed, imported and deleted; the one for all others stays', async () => {
  await openScreen(page, 'Referensi Sekolah');
  const form = await openNew(page);
  const school = { NPSN: '20401234567', Nama: 'SMP Percobaan Turi' };
  await isRefused(form, 'NPSN', /^Paling panjang 10 karakter\./, school);
  await isRefused(form, 'NPSN', /^NPSN 9999 sudah dipakai/, { NPSN: '9999' });
  await save(form, { NPSN: '20401234' });
  await find(page, 'turi percobaan');
  await expect(rowOf(page, '20401234')).toContainText('SMP Percobaan Turi');
  await save(await openStored(page, '20401234'), { Nama: 'SMP Percobaan Turi Utara' });
  await expect(rowOf(page, '20401234')).toContainText('SMP Percobaan Turi Utara');

  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor sekolah referensi' });
  const rows = [
    ['20409999', 'MTs Percobaan Turi'],
    ['20408888', ''],
  ];
  await dialog
    .getByLabel('Pilih berkas')
    .setInputFiles(await buildWorkbook('sekolah.xlsx', ['NPSN', 'Nama'], rows));
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Baris 3' })).toContainText('wajib diisi');
  await check(page, 'impor sekolah');
  await dialog.getByRole('button', { name: 'Impor 1 data' }).click();
  await expect(dialog.getByText('Impor selesai.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(rowOf(page, '20409999')).toContainText('MTs Percobaan Turi');
  await remove(page, '20409999');
  await remove(page, '20401234');
  await expect(page.getByText('Tidak ada yang cocok dengan "turi percobaan".')).toBeVisible();

  await find(page, 'tidak terdaftar');
  await isKept(page, '9999', 'tidak dapat dihapus');
  await expect(rowOf(page, '9999')).toBeVisible();
});
