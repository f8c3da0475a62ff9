import { expect, test, type Locator, type Page } from '@playwright/test';
import { answer, begin, login, numberOf, shownAnswers } from '../fixtures/participant.ts';
import { resize } from '../fixtures/resize.ts';
import { server, useSchool } from '../fixtures/school.ts';

const upright = { width: 360, height: 640 };
const onItsSide = { width: 740, height: 300 };

useSchool();
test.use({ viewport: upright, hasTouch: true, isMobile: true });

const middleOf = async (target: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** Taps twice, the second time where the next screen has come; that screen is still settling as long as `hold` says so. */
async function tapTwice(page: Page, target: Locator, next: Locator): Promise<void> {
  const place = await middleOf(target);
  await page.touchscreen.tap(...place);
  await expect(next).toBeVisible();
  await page.touchscreen.tap(...place);
}

test('the second half of a double tap starts nothing, leaves nothing and answers nothing', async ({
  page,
}) => {
  await login(page, server.url, numberOf(1));
  const card = page.getByLabel('Tes Matematika');
  await expect(card.getByText('Soal siap di perangkat ini')).toBeVisible({ timeout: 30_000 });
  await card.getByRole('link', { name: 'Mulai ujian' }).tap();
  const yes = page.getByRole('button', { name: 'Ya, ini saya' });
  await yes.tap({ trial: true });

  // The time of its animations stands still: what holds for a moment holds until it goes on.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  const hold = (isHeld: boolean) =>
    browser.send('Animation.setPlaybackRate', { playbackRate: isHeld ? 0 : 1 });

  const start = page.getByRole('button', { name: 'Mulai ujian' });
  await hold(true);
  await tapTwice(page, yes, start);
  await expect(start).toBeVisible();
  await hold(false);
  await start.tap({ trial: true });

  const goOn = page.getByRole('button', { name: 'LANJUT' });
  await hold(true);
  await tapTwice(page, start, goOn);
  await expect(page.getByLabel('Pakai layar penuh')).toBeChecked();
  await hold(false);
  await page.getByLabel('Pakai layar penuh').tap();
  await goOn.tap({ trial: true });

  await hold(true);
  await tapTwice(page, goOn, page.locator('.answer-row').nth(3));
  await hold(false);
  await answer(page, 1);
  expect(await shownAnswers(page)).toEqual(['B', ...Array<null>(39).fill(null)]);
});

test('on a phone on its side the question has room and the list of questions is a tap away', async ({
  page,
}) => {
  await login(page, server.url, numberOf(2));
  await begin(page);
  await resize(page, onItsSide);
  const [header, footer] = [page.locator('.sheet-header'), page.locator('.sheet-footer')];
  const { height: top } = (await header.boundingBox())!;
  const { height: bottom } = (await footer.boundingBox())!;
  expect(onItsSide.height - top - bottom).toBeGreaterThan(onItsSide.height / 2);
  await page.getByRole('button', { name: 'Daftar soal' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Soal 40,/ })
    .tap();
  await expect(page.getByRole('heading', { name: 'Soal 40 dari 40' })).toBeVisible();
});

test('an arrow and a letter in one go answer the question that follows, however slow the device', async ({
  page,
}) => {
  await login(page, server.url, numberOf(3));
  await begin(page);
  await answer(page, 0);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const letter of ['B', 'C', 'D']) {
    const before = (await shownAnswers(page)).filter(Boolean);
    await Promise.all([page.keyboard.press('ArrowRight'), page.keyboard.press(letter)]);
    await expect.poll(async () => (await shownAnswers(page)).filter(Boolean)).toEqual([...before, letter]);
  }
});

test('who signs in where another pressed Back after signing out finds his own exams', async ({ page }) => {
  await login(page, server.url, numberOf(4));
  const card = page.getByLabel('Tes Matematika');
  await card.getByRole('link', { name: 'Mulai ujian' }).tap();
  await expect(page.getByRole('heading', { name: 'Apakah ini Anda?' })).toBeVisible();
  const exam = page.url();
  await page.getByRole('button', { name: 'Bukan saya' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).tap();
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  await page.goto(exam);
  await page.getByLabel('Nomor Peserta').fill(numberOf(5));
  await page.getByLabel('Kata Sandi', { exact: true }).fill('demo-peserta');
  await page.getByRole('button', { name: 'Masuk' }).tap();
  await expect(page.getByRole('heading', { name: 'Jadwal ujian' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/peserta/dashboard`);
});
