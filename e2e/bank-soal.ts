import { expect } from '@playwright/test';
import { page, server } from './school.ts';

/** Makes a bank and opens its questions. */
export async function openNewBank(mapel: string): Promise<void> {
  await page.goto(`${server.url}/backend/ujian-master-soal`);
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah bank soal' });
  await form.getByLabel('Mata Pelajaran').fill(mapel);
  await form.getByLabel('Keterangan').fill('Paket A');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: mapel, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Soal ${mapel}` })).toBeVisible();
}
