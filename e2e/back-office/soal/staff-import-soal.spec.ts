import { expect, test, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { check } from '../../fixtures/check-accessibility.ts';
import { server, useSchool } from '../../fixtures/school.ts';
import { openStaff, select } from '../../fixtures/staff.ts';
import { buildWorkbook, type ChosenFile } from '../../fixtures/workbook.ts';

useSchool();

/** A picture that can be seen: a triangle on a field. */
async function picture(page: Page): Promise<string> {
  await page.setContent(
    '<svg width="160" height="100"><rect width="160" height="100" fill="#cde"/><path d="M80 10 140 90H20Z" fill="#36c"/></svg>',
  );
  return (await page.locator('svg').screenshot()).toString('base64');
}

async function openImport(page: Page): Promise<void> {
  await page.goto(`${server.url}/backend/ujian-master-soal`);
  await page.getByRole('row').filter({ hasText: 'Matematika' }).first().getByLabel('Kelola soal').click();
  await expect(page.getByRole('button', { name: 'Ubah soal 1', exact: true })).toBeVisible();
  await page.goto(`${page.url()}/impor`);
}

const choose = (page: Page, file: ChosenFile) => page.getByLabel('1. Pilih berkas soal').setInputFiles(file);

test('S4-IMP-17: a file whose heads nobody knows is read by columns chosen with the keyboard, and again when corrected', async ({
  page,
}) => {
  await openStaff(page, server.url);
  await openImport(page);
  const heads = ['No', 'Bunyi', 'Satu', 'Dua', 'Tiga', 'Benar'];
  const file = (kunci: string) =>
    buildWorkbook('soal guru.xlsx', heads, [
      ['1', 'Perintah HTML untuk pindah baris adalah', '<br>', '<p>', '<hr>', kunci],
      ['2', 'Ibu kota Jawa Barat adalah', 'Bandung', 'Bogor', 'Garut', 'A'],
    ]);
  await choose(page, await file('?'));
  await expect(page.getByText(/Judul kolom di berkas ini tidak dikenali|tidak ditemukan/)).toBeVisible();
  const section = page.getByRole('region', { name: 'Pilih kolom' });
  await expect(section.getByRole('button', { name: /Pilih dulu/ })).toBeDisabled();
  await section.getByLabel('Teks soal (wajib)').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'B · Bunyi' }).press('Enter');
  await expect(section.getByText(/“Perintah HTML untuk pindah baris/)).toBeVisible();
  await check(page, 'impor soal pilih kolom');
  await select(section, 'Pilihan A (wajib)', 'C · Satu');
  await select(section, 'Pilihan B (wajib)', 'D · Dua');
  await select(section, 'Pilihan C', 'E · Tiga');
  await select(section, 'Kunci jawaban (wajib)', 'F · Benar');
  await section.getByRole('button', { name: 'Baca dengan kolom ini' }).click();
  await expect(page.getByRole('button', { name: 'Impor 1 soal' })).toBeVisible();
  // Corrected and chosen again: the choice of columns stands there still.
  await choose(page, await file('A'));
  await section.getByRole('button', { name: 'Baca dengan kolom ini' }).click();
  await expect(page.getByRole('button', { name: 'Impor 2 soal' })).toBeVisible();
  await expect(page.getByText('<br>', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Impor 2 soal' }).click();
  await expect(page.getByText('Impor selesai.')).toBeVisible();
});

test('S4-IMP-11: groups of a file are asked about and get a bank each; the preview shows the pictures', async ({
  page,
}) => {
  const base64 = await picture(page);
  await openStaff(page, server.url);
  await openImport(page);
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Soal');
  sheet.addRow(['NO.', 'SOAL', 'JAWAB1', 'JAWAB2', 'JAWAB3', 'KUNCI JAWABAN', 'AGAMA/PEMINATAN', 'GAMBAR']);
  for (const [index, agama] of ['Islam', 'Kristen', 'Katolik', 'Hindu', 'Buddha'].entries())
    sheet.addRow([
      index + 1,
      `Lihat gambar ini, lalu sebutkan hari raya ${agama}`,
      'satu',
      'dua',
      'tiga',
      1,
      agama,
    ]);
  const id = workbook.addImage({ base64, extension: 'png' });
  sheet.addImage(id, { tl: { col: 7, row: 1 }, ext: { width: 160, height: 100 } });
  sheet.addImage(id, { tl: { col: 3, row: 2 }, ext: { width: 160, height: 100 } });
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
  await choose(page, { name: 'bee_soal_temp.xlsx', mimeType: '', buffer });
  await expect(page.getByRole('button', { name: 'Pilih dulu pembagian kelompoknya' })).toBeDisabled();
  const shown = page.getByRole('img', { name: 'Gambar soal' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  await page.getByLabel('Buat satu bank soal untuk tiap kelompok').check();
  await expect(page.getByText(/Matematika.* – Hindu \(1 baru/)).toBeVisible();
  await check(page, 'impor soal kelompok');
  await shown.scrollIntoViewIfNeeded();
  await check(page, 'impor soal gambar');
  await page.getByRole('button', { name: 'Impor 5 soal' }).click();
  await expect(page.getByText(/Impor selesai. Bank soal yang diisi: .*Buddha \(1 baru\)/)).toBeVisible();
});

test('an old Word document says how it becomes one that can be read', async ({ page }) => {
  await openStaff(page, server.url);
  await openImport(page);
  await choose(page, { name: 'soal.doc', mimeType: '', buffer: Buffer.from('x') });
  await expect(page.getByText(/soal\.doc: berkas Word lama.*simpan sebagai \.docx/)).toBeVisible();
});
