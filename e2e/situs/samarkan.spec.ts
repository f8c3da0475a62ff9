import { expect, test } from '@playwright/test';
import { isPublic } from '../fixtures/fill-situs.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { notice } from '../fixtures/staff.ts';

useSchool('admin');

test('N15, S1-PEND-05: names stand masked on the public list until the school turns the switch off, and again after it', async ({
  browser,
}) => {
  await isPublic(server, 'pengumuman', '***');
  const visitor = await browser.newPage();
  const row = visitor.getByRole('row').nth(1);
  await visitor.goto(`${server.url}/pengumuman`);
  await expect(row).toContainText('***');

  await page.goto(`${server.url}/backend/pengaturan`);
  const umum = page.locator('form').filter({ has: page.getByLabel('Tahun ajaran') });
  const masked = umum.getByRole('switch', { name: 'Nama dan NISN disamarkan di daftar publik' });
  const save = umum.getByRole('button', { name: 'SIMPAN' });
  await expect(masked).toBeChecked();
  await masked.uncheck();
  await save.click();
  await expect(notice(page).last()).toContainText('Pengaturan umum disimpan.');
  await expect(async () => {
    await visitor.reload();
    await expect(row).not.toContainText('***');
  }).toPass();
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^\d{10}$/);

  await page.reload();
  await expect(masked).not.toBeChecked();
  await masked.check();
  await save.click();
  await isPublic(server, 'pengumuman', '***');
  await visitor.reload();
  await expect(row).toContainText('***');
  await visitor.close();
});
