import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { rowOf } from '../fixtures/staff.ts';

useSchool('admin');

async function open(): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Gladi Bersih', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gladi Bersih' })).toBeVisible();
}

test('D-RULE-38: 20 virtual participants with every fault pass, and the report says why', async () => {
  test.setTimeout(180_000);
  await open();
  await check(page, 'gladi bersih');
  await page.getByLabel('Jumlah peserta').fill('20');
  await page.getByRole('combobox', { name: 'Lama mengerjakan' }).click();
  await page.getByRole('option', { name: '10 detik (coba cepat)' }).click();
  await page.getByLabel('Ukur kapasitas kirim jawaban').uncheck();
  await page.getByRole('button', { name: 'Mulai simulasi' }).click();
  await expect(page.getByRole('progressbar', { name: 'Kemajuan simulasi' })).toBeVisible();
  const row = rowOf(page, 'Simulasi 20 peserta');
  await expect(row).toContainText('Lulus', { timeout: 150_000 });
  await row.getByLabel('Lihat laporan', { exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Simulasi 20 peserta' });
  await expect(report).toContainText('Tidak ada jawaban hilang');
  await expect(report).toContainText('20 peserta selesai dan mendapat kode terima.');
  await expect(report).toContainText('Perangkat kedua ditolak pada 2 peserta.');
  await expect(report).toContainText('Server gladi diputus dan dibuka lagi 1 kali');
  await check(page, 'laporan simulasi');
  await report.getByRole('button', { name: 'Tutup' }).click();
});

test('D-RULE-39: two devices join a rehearsal by its code without an account and stand in the report', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await open();
  await page.getByLabel('Nama gladi').fill('Gladi lab');
  await page.getByRole('button', { name: 'Buka gladi' }).click();
  const panel = page.getByRole('region', { name: 'Gladi lab sedang dibuka' });
  await expect(panel).toContainText(/\/gladi#[A-Z0-9]{8}/);
  const [, kode = ''] = /\/gladi#([A-Z0-9]{8})/.exec(await panel.innerText()) ?? [];
  const code = panel.getByRole('img', { name: new RegExp(`gladi#${kode}$`) });
  expect(await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width))).toBe(240);
  await panel.getByRole('button', { name: 'Tampilkan besar atau cetak' }).click();
  const large = page.getByRole('dialog', { name: 'Gladi lab' });
  await expect(large).toContainText(kode);
  await check(page, 'alamat gladi');
  await large.getByRole('button', { name: 'Tutup' }).click();
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const [index, context] of contexts.entries()) {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 360, height: 740 });
    await phone.goto(`${server.url}/gladi#${kode}`);
    await phone.getByRole('button', { name: 'Lanjut' }).click();
    await expect(phone.getByRole('heading', { name: 'Gladi lab' })).toBeVisible();
    if (index === 0) await check(phone, 'gladi di HP');
    await phone.getByLabel('Ruang').fill('Lab 01');
    await phone.getByRole('button', { name: 'Ikut gladi' }).click();
    await expect(phone.getByRole('heading', { name: 'Perangkat ini ikut gladi' })).toBeVisible();
    await expect(phone.getByText(/Kiriman sampai: [1-9]/)).toBeVisible({ timeout: 20_000 });
  }
  await expect(panel).toContainText('2 perangkat bergabung');
  await expect(panel.getByRole('row', { name: /^Lab 01 2/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tutup gladi dan simpan laporan' }).click();
  await expect(rowOf(page, 'Gladi lab')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
