import { expect, type Locator, type Page } from '@playwright/test';
import { rowOf } from './staff.ts';

/** What is typed into a form: texts by the labels of their fields. */
type Values = Readonly<Record<string, string>>;

/** Opens the screen of a menu entry at desktop width; `title` where it is headed otherwise. */
export async function openScreen(page: Page, menu: string, title = menu): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation').getByRole('link', { name: menu, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Opens the form of a new record. */
export async function openNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Tambah', exact: true }).first().click();
  return page.getByRole('dialog', { name: /^Tambah / });
}

/** Opens the form of the record in whose row `text` stands. */
export async function openStored(page: Page, text: string): Promise<Locator> {
  await rowOf(page, text).getByLabel('Ubah', { exact: true }).click();
  return page.getByRole('dialog', { name: /^Ubah / });
}

async function send(form: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: /^(TAMBAH|UBAH)$/ }).click();
}

/** Fills a form in and saves it. */
export async function save(form: Locator, values: Values = {}): Promise<void> {
  await send(form, values);
  await expect(form).toBeHidden();
}

/** Fills a form in and is refused: `sentence` stands at the field `label`, and what was typed is still there. */
export async function isRefused(
  form: Locator,
  label: string,
  sentence: RegExp,
  values: Values = {},
): Promise<void> {
  await send(form, values);
  await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence);
  for (const [typed, value] of Object.entries(values))
    await expect(form.getByLabel(typed, { exact: true })).toHaveValue(value);
}

/** Searches a list and waits until `count` records are left. */
export async function find(page: Page, text: string, count = 1): Promise<void> {
  await page.getByLabel('Cari', { exact: true }).fill(text);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
  await expect(page.getByLabel(`${count} data`, { exact: true })).toBeVisible();
}

/** Deletes the record in whose row `text` stands, through the question of every deletion, with a reason where it asks for one. */
export async function remove(page: Page, text: string): Promise<void> {
  await rowOf(page, text).getByLabel('Hapus', { exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Hapus data' });
  await expect(question).toContainText('Apakah anda yakin akan menghapus data tersebut...?');
  await expect(question).toContainText('Dapat diurungkan sesudahnya');
  const alasan = question.getByLabel('Alasan');
  if (await alasan.isVisible()) await alasan.fill('salah buat');
  await question.getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(question).toBeHidden();
}

/** Asks to delete the record in whose row `text` stands, which is refused with `sentence` before anything is sent. */
export async function isKept(page: Page, text: string, sentence: string): Promise<void> {
  await rowOf(page, text).getByLabel('Hapus', { exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Hapus data' });
  await expect(question).toContainText(sentence);
  await expect(question.getByRole('button', { name: 'Ya, Saya Yakin' })).toBeDisabled();
  await question.getByRole('button', { name: 'Tidak' }).click();
  await expect(question).toBeHidden();
}
