import { expect, type Locator, type Page } from '@playwright/test';

const password = 'demo-admin-2025';

/** Signs an account of the demo school in, without the form, and waits for its start page. */
export async function openStaff(page: Page, url: string, account = 'admin'): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/token`, { data: { email: account, password } });
  const token = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token.token}` };
  const user: unknown = await (await page.request.get(`${url}/api/user-info`, { headers })).json();
  const signIn = { ...token, user, ingat: false, dibuat_ms: Date.now(), ingatan: {} };
  // An address of the same origin that loads nothing else.
  await page.goto(`${url}/api/info`);
  await page.evaluate((kept) => {
    sessionStorage.setItem('spmb-masuk', kept);
  }, JSON.stringify(signIn));
  await page.goto(`${url}/backend/dashboard`);
  await expect(page.getByRole('heading', { name: 'Selamat bekerja' })).toBeVisible();
}

/** Signs an account of the demo school in by the form. */
export async function signInByForm(page: Page, account: string): Promise<void> {
  await page.getByLabel('Nomor Peserta').fill(account);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
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
