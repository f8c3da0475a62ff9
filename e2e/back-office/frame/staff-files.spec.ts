import { expect, test } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { rowOf } from '../../fixtures/staff.ts';
import { buildWorkbook, readWorkbook } from '../../fixtures/workbook.ts';

useSchool('admin');

async function open(address: string, heading: string): Promise<void> {
  await page.goto(`${server.url}/backend/${address}`);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** The cells of the file that a button hands over. */
async function download(button: string, within = page.getByRole('main')): Promise<string[][]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    within.getByRole('button', { name: button }).click(),
  ]);
  return readWorkbook(await file.path());
}

test('a list that is only changed is imported: tried, named by row, then done; its template holds its rows', async () => {
  await open('master-param-nilai', 'Parameter Nilai');
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor parameter nilai' });
  const [head, first] = await download('Unduh templat', dialog);
  expect([head, first]).toEqual([
    ['Kode', 'Prosentase', 'Aktif'],
    ['N.P', '10', 'Ya'],
  ]);
  const rows = [
    ['n.p', '12,5', ''],
    ['N.X', '5', 'Ya'],
  ];
  await dialog
    .getByLabel('Pilih berkas')
    .setInputFiles(await buildWorkbook('parameter.xlsx', head ?? [], rows));
  await expect(dialog.getByText(/Belum ada yang disimpan/)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Baris 3 · A3 · Kode' })).toContainText(
    'Kode N.X tidak ada dalam daftar ini, dan daftar ini tidak dapat ditambah.',
  );
  await check(page, 'impor parameter nilai');
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Impor 1 data' }).click();
  await expect(dialog.getByText('Impor selesai.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(rowOf(page, 'N.P')).toContainText('12,5 %');
});

test('N51: Data Peserta is exported as it is searched, without passwords', async () => {
  await open('data-peserta', 'Data Peserta');
  await page.getByLabel('Cari').fill('DEMO-001');
  await expect(page.getByLabel('10 data')).toBeVisible();
  const [head = [], ...rows] = await download('Ekspor Excel');
  expect(head.slice(0, 4)).toEqual(['Nomor peserta', 'Nomor register', 'NISN', 'Nama']);
  expect(head.join(' ')).not.toMatch(/sandi/i);
  expect(rows.map(([nomor]) => nomor)).toEqual(Array.from({ length: 10 }, (_, at) => `DEMO-001${at}`));
});

test('D-RULE-03: the audit trail, requests for a password and refused requests are exported from their screens', async () => {
  await open('audit', 'Riwayat Perubahan');
  const [, newest] = await download('Ekspor Excel');
  expect(newest?.slice(1, 4)).toEqual(['Administrator Contoh', 'Diekspor', 'Peserta']);
  await open('permintaan-sandi', 'Permintaan Kata Sandi');
  expect((await download('Ekspor Excel'))[0]?.[0]).toBe('Nama');
  await open('penolakan', 'Permintaan Ditolak');
  expect((await download('Ekspor Excel'))[0]?.[0]).toBe('Tanggal');
});

test('S2-REG-09: the villages of a whole province are read back as they were exported', async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const add = (path: string, values: object) => server.call(admin, 'POST', path, values);
  await add('/api/provinsi', { id: '98', name: 'Provinsi Uji' });
  await add('/api/kabupaten/98', { id: '9801', name: 'Kabupaten Uji' });
  await add('/api/kecamatan/9801', { id: '980101', name: 'Kecamatan Uji' });
  await add('/api/desa/980101', { id: '9801012001', name: 'Desa Uji' });
  await open('master-kabupaten/98', 'Kabupaten/Kota di Provinsi Uji');
  await page.getByRole('button', { name: 'Berkas se-provinsi' }).click();
  const files = page.getByRole('dialog', { name: 'Berkas se-provinsi' });
  const desa = files.getByRole('group', { name: 'Desa se-provinsi' });
  const [head = [], row = []] = await download('Ekspor Excel', desa);
  expect([head, row]).toEqual([
    ['Kode', 'Nama', 'Kode kecamatan'],
    ['9801012001', 'Desa Uji', '980101'],
  ]);
  await check(page, 'berkas se-provinsi');
  await page.setViewportSize({ width: 1280, height: 800 });
  await desa.getByRole('button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor desa se-provinsi' });
  const rows = [row, ['9801012002', 'Desa Baru', '980101']];
  await dialog.getByLabel('Pilih berkas').setInputFiles(await buildWorkbook('desa.xlsx', head, rows));
  await dialog.getByRole('button', { name: 'Impor 1 data' }).click();
  await expect(dialog.getByText('Impor selesai.')).toBeVisible();
  await page.goto(`${server.url}/backend/master-desa/9801/980101`);
  await expect(rowOf(page, '9801012002')).toContainText('Desa Baru');
});
