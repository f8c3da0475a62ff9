import { expect, test } from '@playwright/test';
import { page, server, useSchool } from '../fixtures/school.ts';
import { rowOf } from '../fixtures/staff.ts';
import { buildWorkbook } from '../fixtures/workbook.ts';

useSchool('operator', { serviceWorkers: 'block' });
test.beforeEach(() => page.goto(`${server.url}/backend/data-peserta`));

test('S3-VED-03: an import is tried first, then done with a report by row; broken and large files are refused', async () => {
  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor data peserta' });
  const file = dialog.getByLabel('Pilih berkas');
  const xlsx = 'application/octet-stream';
  await file.setInputFiles({ name: 'besar.xlsx', mimeType: xlsx, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(dialog.getByText(/besar\.xlsx berukuran 2,1 MB, paling besar 2 MB/)).toBeVisible();
  await file.setInputFiles({ name: 'peserta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog.getByText(/peserta\.pdf bukan berkas \.xls, \.xlsx/)).toBeVisible();
  await file.setInputFiles({
    name: 'rusak.xlsx',
    mimeType: xlsx,
    buffer: Buffer.from('PK\u0003\u0004rusak'),
  });
  await expect(dialog.getByText('Berkas ini rusak atau terpotong.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Impor/ })).toBeDisabled();

  const good = await buildWorkbook(
    'peserta.xlsx',
    ['nomor_peserta', 'nisn', 'nama', 'jenis_kelamin', 'pilihan 1', 'ruang', 'kata_sandi'],
    [
      ['BARU-01', '3100000001', 'Anisa Putri', 'P', 'TJKT', 'Aula', 'melati-2931'],
      ['BARU-02', '3100000002', '', 'L', 'TO', 'Aula', ''],
      ['BARU-03', '3100000003', 'Bima Sakti', 'L', 'TO', 'Aula', ''],
    ],
  );
  await file.setInputFiles(good);
  await expect(dialog.getByText(/Belum ada yang disimpan/)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Baris 3 · C3 · nama' })).toContainText(
    'Nama kosong',
  );
  await expect(dialog.getByRole('cell', { name: 'Anisa Putri' })).toBeVisible();
  const admin = await server.login('admin', 'demo-admin-2025');
  const count = async () => ((await server.call(admin, 'GET', '/api/data-peserta')) as unknown[]).length;
  expect(await count()).toBe(240);
  await dialog.getByRole('button', { name: 'Impor 2 peserta' }).click();
  await expect(dialog.getByText('Impor selesai.')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Baris 3' })).toContainText('Dilewati');
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  expect(await count()).toBe(242);
  await page.getByLabel('Cari').fill('BARU-');
  await expect(rowOf(page, 'BARU-01')).toContainText('Anisa Putri');
  await expect(rowOf(page, /BARU-/)).toHaveCount(2);
  await expect(page).toHaveURL(/q=BARU-/);

  const moved = [['BARU-01', '3100000001', 'Anisa Putri', 'P', 'TJKT', 'Lab 9', 'melati-2931']];
  const head = ['nomor_peserta', 'nisn', 'nama', 'jenis_kelamin', 'pilihan 1', 'ruang', 'kata_sandi'];
  await page.getByRole('button', { name: 'Impor' }).click();
  await file.setInputFiles(await buildWorkbook('pindah.xlsx', head, moved));
  await dialog.getByRole('button', { name: 'Impor 1 peserta' }).click();
  await expect(dialog.getByText('Impor selesai.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await rowOf(page, 'BARU-01').getByLabel('Rincian').click();
  await page.getByRole('button', { name: 'Riwayat' }).click();
  // D-RULE-03: what was changed, before and after.
  await expect(page.getByRole('dialog', { name: 'Riwayat perubahan' })).toContainText('RuangAula → Lab 9');
  expect(await server.login('BARU-01', 'melati-2931')).toBeTruthy();
});

test('S1-USER-02, S1-USER-07: accounts are generated with a report; without the network that is said in red', async () => {
  await expect(rowOf(page, 'DEMO-0001')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Generate Akun Peserta' }).click();
  const failed = page.getByRole('dialog').getByRole('alert');
  await expect(failed).toContainText('Server sekolah tidak terjangkau.');
  await expect(failed).toHaveClass(/error/i);
  await page.context().setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/generate-account', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Generate Akun Peserta' }).click();
  await expect(page.getByRole('dialog', { name: 'Sedang membuat akun..!' })).toBeVisible();
  release();
  const dialog = page.getByRole('dialog', { name: 'Generate Akun Peserta' });
  await expect(dialog.getByRole('alert')).toHaveText('0 akun dibuat, 242 sudah ada.');
  await expect(dialog.locator('dd')).toHaveText(['0', '242', '0']);
  await page.unroute('**/api/generate-account');
});

test('S1-GEN-11: a list pages by ten, searches, shows that it loads, refreshes and keeps its place in the address', async () => {
  await page.getByLabel('Cari').fill('DEMO-00');
  await expect(page.getByLabel('99 data')).toBeVisible();
  await expect(rowOf(page, 'DEMO-')).toHaveCount(10);
  await page.getByRole('button', { name: /halaman berikutnya/i }).click();
  await expect(rowOf(page, 'DEMO-0011')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'DEMO-0011')).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/data-peserta?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('status', { name: 'Memuat data' })).toBeVisible();
  release();
  await expect(rowOf(page, 'DEMO-0011')).toBeVisible();
  const again = page.waitForResponse(/api\/data-peserta\?/);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  expect((await again).status()).toBe(200);
  await page.unrouteAll();
});

test('S1-GEN-10: below 600 px the menu hides, lists become cards, other acts fold and nothing runs off the side; nor on a tablet', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const cards = page.getByRole('list', { name: 'Data peserta' });
  await expect(cards.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeHidden();
  const print = page.getByRole('button', { name: 'Cetak daftar' });
  await expect(print).toBeHidden();
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await expect(print).toBeVisible();
  for (const path of [
    'data-peserta',
    'dashboard',
    'master-program-keahlian',
    'jadwal-ujian',
    'jadwal-ujian-absen',
  ]) {
    await page.goto(`${server.url}/backend/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Memuat data' })).toHaveCount(0);
    expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 360]);
  }
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('link', { name: 'Jadwal Ujian' }).click();
  await expect(page.getByRole('heading', { name: 'Jadwal Ujian' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('row').nth(1).getByLabel('Hapus')).toBeInViewport({ ratio: 1 });
});
