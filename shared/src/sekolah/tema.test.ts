import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themes } from './profil-sekolah.schema.ts';
import { contrastOf, themeColours, themeCss } from './tema.ts';

/** Grounds of `pwa/src/ui/tokens.css` on which the main colour is read. */
const grounds = { light: ['#f6f7f9', '#ffffff', '#eef0f4'], dark: ['#101317', '#191d23', '#232830'] };

describe('S1-SCHOOL-18: the 18 themes', () => {
  test('contrast is computed as WCAG says', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test.each(themes.flatMap((theme) => (['light', 'dark'] as const).map((mode) => [theme, mode] as const)))(
    '%s, %s: every text stands at least 4.5 : 1 from its ground',
    (theme, mode) => {
      const colour = themeColours(theme, mode);
      const pairs = [
        ...grounds[mode].flatMap((ground) => [
          [colour['primary'], ground],
          [colour['primary-strong'], ground],
        ]),
        [colour['on-primary'], colour['primary']],
        [colour['on-primary'], colour['primary-strong']],
        [colour['on-primary-soft'], colour['primary-soft']],
        [colour['primary-strong'], colour['primary-soft']],
      ];
      for (const [text, ground] of pairs) {
        expect.soft(contrastOf(text ?? '', ground ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('the default is "purple darken-2", also before the server has answered', () => {
    expect(themeColours('purple', 'light')['primary']).toBe('#7b1fa2');
    const tokens = readFileSync(new URL('../../../pwa/src/ui/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toMatch(/:root \{[^}]+--primary: #7b1fa2;/);
  });

  test('themes differ, and each is a style sheet for both modes', () => {
    expect(new Set(themes.map((theme) => themeColours(theme, 'light')['primary'])).size).toBe(themes.length);
    expect(themeCss('teal')).toMatch(
      /^:root\{--primary:#.+\}@media\(prefers-color-scheme:dark\)\{.+\}:root\[data-theme='dark'\]\{.+\}$/,
    );
  });
});
