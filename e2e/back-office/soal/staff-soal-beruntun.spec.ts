import { expect, test, type Locator } from '@playwright/test';
import { openNewBank } from '../../fixtures/bank-soal.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { page, useSchool } from '../../fixtures/school.ts';
import { select } from '../../fixtures/staff.ts';

useSchool('admin', { serviceWorkers: 'block' });

test('S3-ITEM-04: questions are typed one after another without a hand on the mouse', async () => {
  await openNewBank('Geografi');
  await page.getByRole('button', { name: 'Tambah soal' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah soal' });
  await form.getByLabel('Soal', { exact: true }).focus();
  for (const soal of ['Ibu kota Jawa Barat?', 'Ibu kota Jawa Tengah?', 'Ibu kota Jawa Timur?']) {
    await page.keyboard.type(soal);
    await form.getByLabel('Pilihan A', { exact: true }).fill('Bandung');
    await form.getByLabel('Pilihan B', { exact: true }).fill('Semarang');
    await select(form, 'Jawaban benar', 'A');
    await form.getByRole('button', { name: 'Simpan & tulis lagi' }).press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: soal })).toBeVisible();
    await expect(form.getByLabel('Soal', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Soal', { exact: true })).toHaveText('');
    await expect(form.getByLabel('Pilihan A', { exact: true })).toHaveText('');
  }
  await check(page, 'the form of the next question');
  await form.getByRole('button', { name: 'Batal' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ibu kota' })).toHaveCount(3);
});

test('while a question is being saved its form takes nothing that would be lost with it', async () => {
  await openNewBank('Biologi');
  await page.getByRole('button', { name: 'Tambah soal' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah soal' });
  const soal = form.getByLabel('Soal', { exact: true });
  await soal.fill('Alat gerak ikan?');
  await form.getByLabel('Pilihan A', { exact: true }).fill('Sirip');
  await form.getByLabel('Pilihan B', { exact: true }).fill('Sayap');
  await select(form, 'Jawaban benar', 'A');
  const saving = Promise.withResolvers<undefined>();
  await page.route('**/api/master-soal-detail/*', async (route) => {
    await saving.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Simpan & tulis lagi' }).click();
  await expect(form.getByRole('button', { name: 'Menyimpan…' })).toBeVisible();
  await soal.focus();
  await page.keyboard.type('Alat gerak burung?');
  await expect(soal).toHaveText('Alat gerak ikan?');
  saving.resolve(undefined);
  await expect(soal).toBeFocused();
  await page.keyboard.type('Alat gerak burung?');
  await expect(soal).toHaveText('Alat gerak burung?');
  await page.unrouteAll();
});

test('what is wrong with a question is seen on a phone, between the tools and the acts', async () => {
  await openNewBank('Fisika');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Tambah soal' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah soal' });
  await form.getByLabel('Soal', { exact: true }).fill('Satuan gaya?');
  await form.getByLabel('Pilihan B', { exact: true }).fill('newton');
  await select(form, 'Jawaban benar', 'B');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  const empty = form.getByLabel('Pilihan A', { exact: true });
  await expect(empty).toBeFocused();
  await expect.poll(() => isUncovered(empty)).toBe(true);
  await expect.poll(() => isUncovered(form.getByText(/^Pilihan A kosong/))).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** Whether nothing lies over the middle of it. */
const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('Ctrl and Enter save a question from within its texts', async () => {
  await openNewBank('Kimia');
  await page.getByRole('button', { name: 'Tambah soal' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah soal' });
  await form.getByLabel('Soal', { exact: true }).fill('Lambang emas?');
  await form.getByLabel('Pilihan A', { exact: true }).fill('Au');
  await select(form, 'Jawaban benar', 'A');
  await form.getByLabel('Pilihan B', { exact: true }).fill('Ag');
  await form.getByLabel('Pilihan B', { exact: true }).press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lambang emas?' })).toBeVisible();
});
