import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const views = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/**
 * Violations of WCAG 2.2 AA on a phone and a desktop, light and dark, as one line each; and whether the page fits its
 * width. The page bypasses its Content Security Policy: it forbids the checker.
 */
export async function check(page: Page, screen: string): Promise<void> {
  for (const { colorScheme, width } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Nothing but colours differs in the dark.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message.slice(0, 120) ?? ''}`),
    );
    expect.soft(found, `${screen}, ${colorScheme}, ${width} px`).toEqual([]);
    const drawn = await page.evaluate('document.documentElement.scrollWidth');
    expect.soft(drawn, `${screen} runs off the side at ${width} px`).toBeLessThanOrEqual(width);
  }
}
