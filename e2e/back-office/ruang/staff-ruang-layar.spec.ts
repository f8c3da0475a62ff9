import { expect, test, type Browser, type Page } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { numberOf } from '../../fixtures/participant.ts';
import { actOfMenu, phone, seat, watch } from '../../fixtures/proctor.ts';
import { resize } from '../../fixtures/resize.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';
import { notice, select } from '../../fixtures/staff.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

/** A screen of an old lab. */
const lab = { width: 1366, height: 768 };

/** How many of these are wholly on the screen, with nothing over them. */
const countVisible = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`Array.from(document.querySelectorAll(${JSON.stringify(selector)})).filter((one) => {
    const { top, bottom, left, width, height } = one.getBoundingClientRect();
    const isOn = (y) => one.contains(document.elementFromPoint(left + width / 2, y));
    return top >= 0 && bottom <= innerHeight && isOn(top + 3) && isOn(top + height / 2) && isOn(bottom - 3);
  }).length`);
const rows = '[role=row][aria-rowindex]:not([aria-rowindex="1"])';
const seats = '[data-seat]';

/** The room on a screen of that size, as it opens. */
async function open(browser: Browser, account: string, size: { width: number; height: number }) {
  const page = await watch(browser, server.url, account, size);
  await expect(seat(page, 1)).toBeVisible();
  // The head of the room is whole: its hours, its token and its devices are told by three calls of their own.
  await expect(page.getByText(/–\d\d\.\d\d WI(B|TA|T)/)).toBeVisible();
  await expect(page.getByText('Sesi ini tanpa token')).toBeVisible();
  await expect(page.getByText(/perangkat siap/)).toBeVisible();
  return page;
}
async function chooseRuang(page: Page, name: string) {
  const folded = page.getByRole('button', { name: /^Saring/ });
  const isFolded = await folded.isVisible();
  if (isFolded) await folded.click();
  await select(page.locator('main'), 'Ruang', name);
  if (isFolded) await folded.click();
}
const heightOf = async (page: Page) => (await page.locator(rows).first().boundingBox())?.height;

for (const account of ['operator', 'pengawas'])
  for (const [size, least] of [
    [lab, 12],
    [phone, 6],
  ] as const)
    test(`${account}, ${size.width} × ${size.height}: ${least} people at least are seen on opening, and all 36 at their seats`, async ({
      browser,
    }) => {
      const page = await open(browser, account, size);
      await expect.poll(() => countVisible(page, rows)).toBeGreaterThanOrEqual(least);
      await chooseRuang(page, 'Lab 1');
      await expect(page.locator('[role=table]')).toHaveAttribute('aria-rowcount', '37');
      await expect.poll(() => countVisible(page, rows)).toBeGreaterThanOrEqual(least);
      await page.getByRole('button', { name: 'Denah', exact: true }).click();
      await expect(page.locator(seats)).toHaveCount(36);
      await expect.poll(() => countVisible(page, seats)).toBe(36);
      await page.context().close();
    });

test('rows of 44 px, 36 where they stand close, and the room alone on the screen: as this device chose it before', async ({
  browser,
}) => {
  const page = await open(browser, 'pengawas', lab);
  expect(await heightOf(page)).toBe(44);
  const before = await countVisible(page, rows);
  await page.getByRole('button', { name: 'Baris rapat' }).click();
  expect(await heightOf(page)).toBe(36);
  await page.getByRole('button', { name: 'Layar penuh' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu).toBeHidden();
  expect(await countVisible(page, rows)).toBeGreaterThan(before + 2);
  await page.reload();
  await expect(seat(page, 1)).toBeVisible();
  expect(await heightOf(page)).toBe(36);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Layar penuh' }).click();
  await expect(menu).toBeVisible();
  await page.context().close();
});

test('a seat shows its number, name and words whole, also where they stand close and on a low screen', async ({
  browser,
}) => {
  const page = await open(browser, 'pengawas', lab);
  await chooseRuang(page, 'Lab 1');
  await page.getByRole('button', { name: 'Denah', exact: true }).click();
  await expect(page.locator(seats)).toHaveCount(36);
  const cut = () =>
    page
      .locator(`${seats}, ${seats} > *`)
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
  expect(await cut()).toBe(0);
  await resize(page, { ...lab, height: 600 });
  expect(await cut()).toBe(0);
  await page.getByRole('button', { name: 'Baris rapat' }).click();
  await expect.poll(async () => (await page.locator(seats).first().boundingBox())?.height).toBe(44);
  expect(await cut()).toBe(0);
  await page.context().close();
});

test('a person is found from anywhere with the keys alone, by number or with the code of his card', async ({
  browser,
}) => {
  const page = await open(browser, 'pengawas', lab);
  await page.keyboard.press('/');
  await page.keyboard.type(numberOf(77));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toContainText(numberOf(77));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(numberOf(77));
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  // As a scanner on USB types what it reads.
  await page.keyboard.type(`http://10.0.0.5:8080/login#${numberOf(120)}\n`);
  await expect(page.getByRole('menu')).toContainText(numberOf(120));
  await page.context().close();
});

for (const size of [lab, phone])
  test(`${size.width} px: a notice lies on no row and on no act of the room, and moves nothing`, async ({
    browser,
  }) => {
    const page = await open(browser, 'pengawas', size);
    const acts = 'main button, main input, main [role=combobox]';
    const [people, ways] = [await countVisible(page, rows), await countVisible(page, acts)];
    const place = await page.locator(rows).first().boundingBox();
    await page.getByLabel('Cari peserta').fill(numberOf(99));
    await page.getByLabel('Cari peserta').press('Enter');
    await page.getByRole('menuitem', { name: 'Reset login' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'perangkat mati' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset login' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => countVisible(page, rows)).toBe(people);
    expect(await countVisible(page, acts)).toBe(ways);
    expect(await page.locator(rows).first().boundingBox()).toEqual(place);
    await page.context().close();
  });

test('Reset semua login lets a whole room in anew in one act, told by its number', async ({ browser }) => {
  const page = await open(browser, 'pengawas', lab);
  await chooseRuang(page, 'Lab 2');
  const dialog = await actOfMenu(page, 'Reset semua login');
  await expect(dialog).toContainText('36 peserta: ');
  await dialog.getByRole('button', { name: 'perangkat mati' }).click();
  await dialog.getByRole('button', { name: 'Reset login' }).click();
  await expect(notice(page)).toContainText('Login dibuka untuk 36 peserta');
  await page.context().close();
});

test('WCAG 2.2 AA: seats, menu of the room', async ({ browser }) => {
  const page = await open(browser, 'operator', lab);
  await chooseRuang(page, 'Lab 1');
  await page.getByRole('button', { name: 'Denah', exact: true }).click();
  await page.getByLabel('Cari peserta').fill('a');
  await check(page, 'denah');
  await page.getByRole('button', { name: 'Lainnya ▾' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check(page, 'menu ruang');
  await page.context().close();
});
