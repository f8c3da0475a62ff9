import { expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe.ts';

/** Each width is drawn once, and the last is the one that tests work in. */
const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
] as const;

const wcag22aa = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Nothing but these differs in the dark. */
const colours = { type: 'rule' as const, values: ['color-contrast'] };

/** A folder in which every checked screen is kept as an image, to be looked at. */
const album = process.env['SCREENSHOTS'];

/**
 * Violations of WCAG 2.2 AA on a phone and a desktop, light and dark, as one line each; and whether the page fits its
 * width. `widths`: what is shown on one of them only.
 */
export async function check(
  page: Page,
  screen: string,
  widths: readonly number[] = [360, 1280],
): Promise<void> {
  for (const { colorScheme, width } of views.filter((view) => widths.includes(view.width))) {
    await page.setViewportSize({ width, height: 800 });
    // From its top: what a narrower page has pushed under the fixed bar is no fault of the screen.
    await page.evaluate('scrollTo(0, 0)');
    // The mode as who uses the device has chosen it: the school's own would prevail over the system's.
    await page.evaluate(`document.documentElement.dataset.theme = '${colorScheme}'`);
    const runOnly = colorScheme === 'dark' ? colours : wcag22aa;
    const { violations } = await runAxe(page, { runOnly, resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message.slice(0, 120) ?? ''}`),
    );
    expect.soft(found, `${screen}, ${colorScheme}, ${width} px`).toEqual([]);
    if (album)
      await page.screenshot({ path: `${album}/${screen.replaceAll('/', '-')} ${width} ${colorScheme}.png` });
    const drawn = await page.evaluate('document.documentElement.scrollWidth');
    expect.soft(drawn, `${screen} runs off the side at ${width} px`).toBeLessThanOrEqual(width);
  }
}
