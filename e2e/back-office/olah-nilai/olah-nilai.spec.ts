import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { notice, rowOf, select } from '../../fixtures/staff.ts';
import { readWorkbook } from '../../fixtures/workbook.ts';

useSchool('admin', { serviceWorkers: 'block' });

const grid = () => page.getByRole('table', { name: 'Nilai wawancara' });
const cell = (at: number) =>
  grid()
    .getByLabel(/^Wawancara /)
    .nth(at);
const openPrograms = async () => {
  await page.goto(`${server.url}/backend/olahnilai-jurusan`);
  await expect(page.getByRole('heading', { level: 1, name: 'Olah Nilai' })).toBeVisible();
};
const openProgram = async () => {
  await openPrograms();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Passing grade 1' })).toBeVisible();
};

test('S3-SCOREP-01, S3-SCORE-02: programmes with their quota lead to scores, and what is missing is named', async () => {
  await openScreen(page, 'Olah Nilai');
  await check(page, 'olah nilai program');
  await openProgram();
  await expect(page.getByText('pendaftar belum lengkap nilainya')).toBeVisible();
  const heads = '# NISN Nama L/P Sekolah Pilihan N.P N.R N.T N.W N.A Status Keterangan';
  await expect(page.getByRole('columnheader')).toHaveText([...heads.split(' '), 'Penanggung Jawab', 'Opsi']);
  await check(page, 'olah nilai');
  await page.getByRole('link', { name: 'Tutup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olah Nilai' })).toBeVisible();
});

test('interviews are typed like a sheet: Enter, arrows, a pasted column, one step back; they outlive a reload and are one save', async () => {
  await openProgram();
  await page.getByRole('link', { name: 'Isi wawancara' }).click();
  await cell(0).fill('85,5');
  await cell(0).press('Enter');
  await expect(cell(1)).toBeFocused();
  await cell(1).press('ArrowUp');
  await expect(cell(0)).toBeFocused();
  await cell(1).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '90\tLancar\n101\tGugup\n');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(cell(2)).toHaveValue('101');
  await expect(page.getByText('3 baris belum disimpan')).toBeVisible();
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(grid().getByText(/0 sampai 100/)).toBeVisible();
  await expect(page.getByText('3 baris belum disimpan')).toBeVisible();
  await check(page, 'olah nilai wawancara');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Isian yang belum disimpan tadi masih ada: 3 baris.')).toBeVisible();
  await expect(cell(2)).toHaveValue('101');
  await cell(2).fill('70');
  await cell(3).fill('75');
  await cell(3).press('Control+z');
  await expect(cell(3)).toHaveValue('');
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(page.getByText('Semua tersimpan')).toBeVisible();
  await page.reload();
  await expect(cell(0)).toHaveValue('85,5');
  await expect(
    grid()
      .getByLabel(/^Keterangan /)
      .nth(1),
  ).toHaveValue('Lancar');
});

test('S3-SCORE-04: scores leave as a sheet, and a filled sheet is read back into the grid, not yet saved', async () => {
  await openProgram();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor Excel' }).click();
  const path = await (await started).path();
  const sheet = await readWorkbook(path);
  expect(sheet[0]?.slice(0, 4)).toEqual(['No', 'NISN', 'Nama', 'Nomor pendaftaran']);
  await page.getByRole('link', { name: 'Isi wawancara' }).click();
  await cell(0).fill('60');
  await page
    .getByLabel('Baca dari Excel', { exact: true })
    .last()
    .setInputFiles({
      name: 'nilai.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await readFile(path),
    });
  await expect(cell(0)).toHaveValue('85,5');
  await expect(page.getByText('Semua tersimpan')).toBeVisible();
});

test('S3-SCORE-09, S3-SCORE-10: a score form shows where each component comes from, and who typed what over it', async () => {
  await openProgram();
  await page.getByRole('row').nth(1).getByLabel('Isi nilai').click();
  for (const part of ['PRESTASI', 'RAPOR', 'TEORI', 'WAWANCARA'])
    await expect(page.getByLabel(`NILAI ${part}`, { exact: true })).toBeVisible();
  await check(page, 'olah nilai formulir');
  await expect(page.getByLabel('Penanggung Jawab')).toBeHidden();
  await page.getByLabel('Berkebutuhan khusus').check();
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(page.getByText('Isi Penanggung Jawab, atau matikan kebutuhan khusus.').first()).toBeVisible();
  await page.getByLabel('Penanggung Jawab').fill('Bu Rina');
  await page.getByLabel('NILAI TEORI', { exact: true }).fill('20.5');
  await expect(page.getByText(/^NILAI AKHIR: .* \+ 20,5 \+ /)).toBeVisible();
  await page.getByRole('button', { name: 'SIMPAN' }).click();
  await rowOf(page, 'Bu Rina').getByLabel('Isi nilai').click();
  await page.getByRole('button', { name: 'Riwayat' }).click();
  const history = page.getByRole('dialog', { name: 'Riwayat perubahan' });
  await expect(history.getByText(/oleh Administrator/).first()).toBeVisible();
  for (const text of ['NILAI TEORI', '20,5', 'Penanggung Jawab', 'Bu Rina'])
    await expect(history.getByText(text, { exact: true }).first()).toBeVisible();
  await check(page, 'olah nilai riwayat', [1280]);
  await history.getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('link', { name: 'Lihat asal nilai teori' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nilai Tes Teori' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('S3-SCORE-05, S3-SCORE-06: rounds run in their order, and each result says why', async () => {
  await openScreen(page, 'Pengaturan');
  const rules = page.locator('form').filter({ hasText: 'Cara seleksi' });
  await select(rules, 'Komponen nilai yang kosong', 'Dihitung 0');
  await rules.getByLabel('Naikkan Rumah lebih dekat').click();
  await expect(rules.getByText('2. Rumah lebih dekat')).toBeVisible();
  await check(page, 'pengaturan seleksi');
  await rules.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(notice(page)).toBeVisible();
  await openProgram();
  await page.getByRole('button', { name: 'Passing grade 2' }).click();
  await page.getByRole('button', { name: 'Jalankan' }).click();
  await expect(notice(page)).toContainText('Jalankan passing grade 1 dahulu untuk:');
  await page.getByRole('button', { name: 'Tidak' }).click();
  await openPrograms();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const programs = await page.getByRole('row').count();
  for (let at = 1; at < programs; at++) {
    await openPrograms();
    await page.getByRole('row').nth(at).getByRole('link').click();
    await page.getByRole('button', { name: 'Passing grade 1' }).click();
    await page.getByRole('button', { name: 'Jalankan' }).click();
    await expect(page.getByText('Passing grade 1 dijalankan oleh')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Passing grade 2' }).click();
  await page.getByRole('button', { name: 'Jalankan' }).click();
  await expect(page.getByText('Passing grade 2 dijalankan oleh')).toBeVisible();
  await check(page, 'olah nilai sesudah seleksi');
  await rowOf(page, 'TL')
    .or(rowOf(page, 'CADANGAN'))
    .or(rowOf(page, /\bL\b/))
    .first()
    .getByLabel('Mengapa?')
    .click();
  await expect(page.getByText('Pilihan 2 hanya mengisi kursi yang tersisa')).toBeVisible();
  await check(page, 'olah nilai penjelasan');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
});

test('S3-SCORE-08: somebody is placed by hand over the quota, after a second yes, and taken back with a reason', async () => {
  const row = rowOf(page, 'TL').first();
  const nama = (await row.getByRole('cell').nth(2).innerText()).trim();
  await row.getByLabel('Tempatkan manual').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Tempatkan' })).toBeDisabled();
  await dialog.getByLabel('Alasan').fill('Keputusan rapat pleno');
  await dialog.getByRole('button', { name: 'Tempatkan' }).click();
  await expect(dialog.getByText('melebihi pagu')).toBeVisible();
  await check(page, 'olah nilai lewat pagu');
  await dialog.getByRole('button', { name: 'Ya, lewati pagu' }).click();
  await expect(dialog).toBeHidden();
  await rowOf(page, nama).getByLabel('Mengapa?').click();
  await expect(dialog.getByText('ditempatkan panitia')).toBeVisible();
  await expect(dialog.getByText('Alasan penempatan: Keputusan rapat pleno')).toBeVisible();
  await dialog.getByRole('button', { name: 'Batalkan penempatan' }).click();
  await dialog.getByLabel('Alasan penempatan dibatalkan').fill('Keliru');
  await dialog.getByRole('button', { name: 'Batalkan penempatan ini' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, nama)).toContainText('TL');
});

test('a simulation shows what other rules would change, and writes nothing', async () => {
  await openScreen(page, 'Simulasi Seleksi');
  await page.getByLabel('Nilai minimum').fill('abc');
  await page.getByRole('button', { name: 'Jalankan simulasi' }).click();
  await expect(page.getByText('Isian ini diisi angka 0 sampai 100')).toBeVisible();
  await page.getByLabel('Nilai minimum').fill('');
  await select(page.locator('form'), 'Cara seleksi', 'Stabil: kedua pilihan sekaligus');
  await page.getByRole('button', { name: 'Jalankan simulasi' }).click();
  await expect(page.getByText(/Keberatan yang beralasan: \d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pengaturan (Seleksi)' })).toHaveAttribute(
    'href',
    '/backend/pengaturan',
  );
  await check(page, 'simulasi seleksi');
});
