import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function colours(start: string): Record<string, string> {
  const block = css.slice(css.indexOf(start), css.indexOf('}', css.indexOf(start)));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

const light = colours(':root {');
const byPreference = colours(":root:not([data-theme='light']) {");
const byChoice = colours(":root[data-theme='dark'] {");

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const tones = ['grey', 'blue', 'amber', 'green', 'red', 'violet'];
const filled = ['blue', 'amber', 'green', 'red'];
const pairs: [text: string, ground: string][] = [
  ...['page', 'surface', 'surface-sunken'].flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-muted', ground],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-primary-soft', 'primary-soft'],
  ['on-primary-soft', 'surface'],
  ['on-primary-soft', 'page'],
  ...tones.map((tone): [string, string] => [`on-${tone}-soft`, `${tone}-soft`]),
  ...filled.map((tone): [string, string] => [`on-${tone}-fill`, `${tone}-fill`]),
  // Words in the colour of a state, without its ground.
  ...['blue', 'red', 'violet'].map((tone): [string, string] => [`on-${tone}-soft`, 'page']),
  ['on-red-soft', 'surface'],
];

describe('colours', () => {
  test.each([['light', light] as const, ['dark', byPreference] as const])(
    'every text of the %s mode has a contrast of at least 4.5 : 1',
    (_, mode) => {
      const weak = pairs
        .map(([text, ground]) => ({ text, ground, ratio: contrast(mode[text] ?? '', mode[ground] ?? '') }))
        .filter(({ ratio }) => !(ratio >= 4.5));
      expect(weak).toEqual([]);
    },
  );

  test.each([['light', light] as const, ['dark', byPreference] as const])(
    'edges of controls and the focus of the %s mode have a contrast of at least 3 : 1',
    (_, mode) => {
      for (const edge of ['line-control', 'focus', 'primary', 'blue-fill'])
        for (const ground of ['surface', 'page'])
          expect(
            contrast(mode[edge] ?? '', mode[ground] ?? ''),
            `${edge} on ${ground}`,
          ).toBeGreaterThanOrEqual(3);
    },
  );

  test('the dark mode is the same by the device’s preference and by choice', () => {
    expect(byChoice).toEqual(byPreference);
    expect(Object.keys(byPreference).length).toBeGreaterThan(25);
  });
});
