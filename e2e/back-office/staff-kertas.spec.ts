import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { unpackZip } from '../../sync-server/src/archive/unpack-zip.ts';
import { readDocx } from '../../sync-server/src/testing/read-docx.ts';
import { readPdf } from '../../sync-server/src/testing/read-pdf.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { actOfMenu } from '../fixtures/proctor.ts';
import { SchoolServer } from '../fixtures/school-server.ts';
import { openStaff, select } from '../fixtures/staff.ts';

let server: SchoolServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openStaff(page, server.url, 'operator');
});
test.afterAll(async () => {
  await page.close();
  await server.close();
});

async function download(within: Page): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const started = within.waitForEvent('download');
  await within.getByRole('button', { name: /^Unduh untuk/ }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

test('S3-ABS-01: papers and the proctor’s screen offer the sessions of the date with their participants, and no others', async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const jam = { jam_mulai: '01:00', jam_selesai: '02:00' };
  await server.call(admin, 'POST', '/api/jadwal-ujian-sesi', { name: 'Sesi Tanpa Peserta', ...jam });
  for (const screen of ['Kertas Ujian', 'Pengawasan Ujian']) {
    await page.getByRole('link', { name: screen }).first().click();
    await expect(page.getByRole('heading', { name: screen })).toBeVisible();
    const offered = page.locator('main').getByRole('listitem');
    await expect(offered.filter({ hasText: /^Sesi 2 \(.*240 peserta$/ })).toBeVisible();
    await expect(offered.filter({ hasText: 'Sesi Tanpa Peserta' })).toHaveCount(0);
    await check(page, `${screen}: pilih sesi`);
    await select(page.locator('main'), 'Sesi', /^Sesi 2 .*240 peserta$/);
    // In the room they give their place to its people.
    if (screen === 'Pengawasan Ujian') await page.getByRole('button', { name: /^Tanggal dan sesi/ }).click();
    await expect(page.getByRole('combobox', { name: 'Sesi', exact: true })).toContainText('240 peserta');
    await page.getByLabel('Tanggal', { exact: true }).fill('2020-01-01');
    await expect(page.getByText(/^Tidak ada peserta yang Anda awasi pada/)).toBeVisible();
  }
});

test('D-RULE-30: from the participants’ schedules to the papers of all rooms, of one, as PDF and for Word', async () => {
  await page.getByRole('link', { name: 'Jadwal Peserta' }).first().click();
  await page.getByRole('button', { name: /^Sesi 2/ }).click();
  await page.getByRole('link', { name: 'Cetak per ruang' }).click();
  await expect(page.getByRole('heading', { name: 'Cetak semua per ruang' })).toBeVisible();
  await check(page, 'Kertas Ujian');
  const rooms = page.getByRole('list', { name: 'Ruang' }).getByRole('checkbox');
  const count = await rooms.count();
  expect(count).toBeGreaterThan(1);

  // What is told of an exam afterwards is not ticked at first.
  await expect(page.getByLabel(/^Berita acara terisi/)).not.toBeChecked();
  await page.getByLabel('Semua kertas').check();
  await page.getByLabel('Semua kertas').uncheck();
  await expect(page.getByRole('button', { name: /^Unduh untuk/ })).toBeDisabled();
  await page.getByLabel(/^Daftar hadir/).check();
  await page.getByLabel(/^Blangko berita acara/).check();
  const archive = await download(page);
  expect(archive.name).toMatch(/^Kertas ujian Sesi 2 .*\.zip$/);
  const files = await unpackZip(archive.bytes);
  expect(files.size).toBe(count);
  await expect(page.getByText('Berkas diunduh.')).toBeVisible();

  await page.getByLabel('Semua ruang').uncheck();
  await page.getByLabel(/^Ruang Lab 1\b/).check();
  const main = page.getByRole('main');
  await select(main, 'Bentuk', /^Word/);
  const word = await download(page);
  expect(word.name).toMatch(/\.docx$/);
  expect((await readDocx(word.bytes.buffer)).text).toContain('telah diselenggarakan ujian');

  await select(main, 'Bentuk', /^PDF/);
  await page.getByLabel(/^Kartu peserta/).check();
  const pdf = await download(page);
  const pages = await readPdf(pdf.bytes.buffer);
  expect(pages[0]).toContain('KARTU PESERTA UJIAN');
  expect(pages.join(' ')).toMatch(/DAFTAR HADIR.*Ruang ?: ?Lab 1.*BERITA ACARA/s);
  await expect(page.getByText('simpan baik-baik')).toBeVisible();
});

test('D-RULE-31: the record of a room is begun by the server, edited, kept and printed', async () => {
  await page
    .getByRole('region', { name: 'Isi berita acara' })
    .getByRole('link', { name: 'Ruang Lab 1' })
    .click();
  await expect(page.getByRole('heading', { name: 'Berita Acara Ruang Lab 1' })).toBeVisible();
  await expect(page.getByLabel('Jumlah seharusnya')).not.toHaveValue('0');
  await check(page, 'Berita Acara');
  await page.getByLabel('Catatan', { exact: true }).fill('Genset dipakai sepuluh menit.');
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(page.getByText(/^Disimpan Operator Contoh/)).toBeVisible();
  // It leads to its own print: this room, this paper.
  await page.getByRole('link', { name: 'Cetak', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unduh untuk 1 ruang' })).toBeVisible();
  const pdf = await download(page);
  expect((await readPdf(pdf.bytes.buffer)).join(' ')).toContain('Genset dipakai sepuluh menit.');
});

test('a proctor prints lists of his session without cards, on a phone', async ({ browser }) => {
  const proctor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openStaff(proctor, server.url, 'pengawas');
  await proctor.getByRole('link', { name: /^Sesi 2/ }).click();
  await expect(proctor.getByRole('heading', { name: 'Pengawasan Ujian' })).toBeVisible();
  await actOfMenu(proctor, 'Kertas ujian');
  await expect(proctor.getByRole('heading', { name: 'Cetak semua per ruang' })).toBeVisible();
  await expect(proctor.getByLabel(/^Kartu peserta/)).toHaveCount(0);
  await expect(proctor.getByLabel(/^Daftar hadir/)).toBeChecked();
  await proctor.goBack();
  await actOfMenu(proctor, 'Daftar hadir');
  await expect(proctor.getByLabel(/^Label meja/)).not.toBeChecked();
  const list = await download(proctor);
  for (const one of (await unpackZip(list.bytes)).values())
    for (const text of await readPdf(one.slice().buffer)) expect(text).toMatch(/daftar hadir/i);
  await proctor.goto(`${server.url}/backend/kertas-ujian?tanggal=2031-01-01`);
  await expect(proctor.getByText(/^Tidak ada peserta yang Anda awasi pada/)).toBeVisible();
  await proctor.close();
});
