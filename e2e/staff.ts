import { expect, type Locator, type Page } from '@playwright/test';

/** Logs an account of the demo school in and waits for its start page. */
export async function openStaff(page: Page, url: string, account = 'admin'): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Nomor Peserta').fill(account);
  await page.getByLabel('Kata Sandi', { exact: true }).fill('demo-admin-2025');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('heading', { name: 'Selamat bekerja' })).toBeVisible();
}

/** Takes `option` in the select field `label` of a form or dialog. */
export async function select(within: Locator, label: string, option: string | RegExp): Promise<void> {
  await within.getByLabel(label, { exact: true }).click();
  await within.page().getByRole('option', { name: option }).click();
}

/** The notice at the lower edge. */
export const notice = (page: Page): Locator => page.locator('.notice');

/** The row of a table that holds `text`. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: text });
