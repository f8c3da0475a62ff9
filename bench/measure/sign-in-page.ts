import type { Page } from '@playwright/test';
import { staffLogin } from '../../integration/seed-school.ts';

/** Signs the bench school's administrator in by the form, and waits for his start page. */
export async function signInPage(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByLabel('Nomor Peserta').fill(staffLogin.email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(staffLogin.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor();
}
