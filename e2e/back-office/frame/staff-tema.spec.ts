import { expect, test } from '@playwright/test';
import { themes, type Theme } from '../../../shared/src/sekolah/profil-sekolah.schema.ts';
import { themeColours } from '../../../shared/src/sekolah/tema.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { runAxe } from '../../fixtures/run-axe.ts';
import { page, useSchool } from '../../fixtures/school.ts';

useSchool('admin');

/** The lightest of them; the contrast of every theme is computed in shared/src/sekolah/tema.test.ts. */
const hardest: Theme = 'yellow';

const mode = (name: 'light' | 'dark') => page.evaluate(`document.documentElement.dataset.theme = '${name}'`);
const mainColour = () =>
  page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()`);
/** Colour of the act that the screen offers first, as the component library draws it. */
const drawn = () =>
  page.getByRole('button', { name: 'SIMPAN' }).evaluate((button) => getComputedStyle(button).backgroundColor);
const asRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function isReadable(screen: string): Promise<void> {
  for (const name of ['light', 'dark'] as const) {
    await mode(name);
    const { violations } = await runAxe(page, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message.slice(0, 120) ?? ''}`),
    );
    expect.soft(found, `${screen}, ${name}`).toEqual([]);
  }
  await mode('light');
}

test('S1-SCHOOL-18: each of the 18 themes is worn at once when it is saved', async () => {
  expect(themes).toHaveLength(18);
  await openScreen(page, 'Profil Sekolah');
  await expect(page.getByLabel('Nama sekolah')).not.toHaveValue('');
  await mode('light');
  await page.evaluate('window.notReloaded = true');
  for (const theme of [...themes, hardest]) {
    await page.locator(`input[name=theme][value="${theme}"]`).check();
    await page.getByRole('button', { name: 'SIMPAN' }).click();
    // Under the pointer it is a tone darker.
    await page.mouse.move(0, 0);
    const wanted = themeColours(theme, 'light')['primary'] ?? '';
    await expect.poll(mainColour).toBe(wanted);
    await expect.poll(drawn).toBe(asRgb(wanted));
  }
  await openScreen(page, 'Data Peserta');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await isReadable('Data Peserta');
  expect(await page.evaluate('window.notReloaded')).toBe(true);
});

test('S1-SCHOOL-18: the theme stays on the device, also without the network', async () => {
  const before = await mainColour();
  expect(before).not.toBe('');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await mode('light');
  await expect.poll(mainColour).toBe(before);
  await page.context().setOffline(false);
});
