import { expect, type Locator, type Page } from '@playwright/test';

const exam = 'Tes Matematika';
export const numberOf = (index: number): string => `DEMO-${String(index).padStart(4, '0')}`;

/** Logs in with a card password and waits for the list of exams. */
export async function login(
  page: Page,
  url: string,
  nomor: string,
  password = 'demo-peserta',
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Nomor Peserta').fill(nomor);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

/** From the dashboard through the confirmation to the first question. */
export async function begin(page: Page): Promise<void> {
  const card = page.getByLabel(exam);
  await expect(card.getByText('Soal siap di perangkat ini')).toBeVisible({ timeout: 30_000 });
  await card.getByRole('link', { name: /ujian/ }).click();
  await page.getByRole('button', { name: 'Ya, ini saya' }).click();
  await page.getByRole('button', { name: /^(Mulai|Lanjutkan) ujian$/ }).click();
  await page.getByRole('button', { name: 'LANJUT' }).click();
  await expect(page.locator('.answer-row').first()).toBeVisible();
}

/** Chooses the option at `place` (0–4) of the question shown and waits until the device holds it. */
export async function answer(page: Page, place: number): Promise<void> {
  const row = page.locator('.answer-row').nth(place);
  await row.click();
  await expect(row).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(/^(Tersimpan di perangkat|Terkirim )/)).toBeVisible();
}

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Berikutnya' }).click();

/** Opens a question by its number in the grid, and waits until it stands there. */
export async function goTo(page: Page, nomor: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Soal ${nomor},`) }).click();
  await expect(page.getByRole('article', { name: `Soal ${nomor}`, exact: true })).toBeVisible();
}

/** Opens what the sheet's header tells in one line, once it tells it. */
export async function openKabar(page: Page, words: string): Promise<Locator> {
  await page.locator('.sheet-place-act').filter({ hasText: words }).click({ timeout: 40_000 });
  return page.getByRole('dialog', { name: 'Kabar untuk Anda' });
}

/** What the grid shows, by question number: a letter, or null for an empty one. */
export async function shownAnswers(page: Page): Promise<(string | null)[]> {
  // It comes behind the first question.
  await page.locator('.grid-cell').first().waitFor({ state: 'attached' });
  const labels = await page
    .locator('.grid-cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels.map((label) => /jawaban ([A-E])/.exec(label)?.[1] ?? null);
}

/** Seconds left by the sheet's timer. */
export const secondsLeft = async (page: Page): Promise<number> =>
  ((await page.getByRole('timer').textContent()) ?? '')
    .replace(/[^\d:]/g, '')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** To the finish confirmation and through it; leaves the closing screen. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ke halaman selesai' }).click();
  await page.getByLabel('Saya yakin').check();
  await page.getByRole('button', { name: 'Selesai', exact: true }).click();
}

export const isReleased = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'BOLEH MENINGGALKAN RUANG' })).toBeVisible({ timeout: 60_000 });
