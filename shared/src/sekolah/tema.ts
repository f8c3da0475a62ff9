import type { Theme } from './profil-sekolah.schema.ts';

/** Hue (degrees), saturation and, where it is written, the main colour's lightness (percent) of each theme. */
const tones: Record<Theme, readonly [hue: number, saturation: number, lightness?: number]> = {
  red: [4, 75],
  pink: [340, 75],
  // The written default, "purple darken-2": #7b1fa2, which is also what stands in `ui/tokens.css`.
  purple: [282.14, 67.88, 37.84],
  'deep purple': [262, 52],
  indigo: [231, 48],
  'light blue': [201, 90],
  cyan: [187, 90],
  teal: [174, 90],
  green: [130, 50],
  'light green': [88, 52],
  lemon: [66, 75],
  yellow: [54, 90],
  amber: [44, 90],
  orange: [33, 90],
  'deep orange': [14, 85],
  brown: [16, 28],
  'blue grey': [200, 20],
  grey: [0, 0],
};

type Rgb = readonly [number, number, number];

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amount = (saturation / 100) * Math.min(lightness, 100 - lightness) * 0.01;
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness / 100 - amount * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

function fromHex(hex: string): Rgb {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
const toHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/** Contrast of two colours (#rrggbb) as WCAG 2 computes it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(fromHex(one)), luminance(fromHex(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The theme's colour nearest to `start` lightness that stands `contrast` apart from `ground`, away from it by `step`. */
function apart(theme: Theme, start: number, step: 1 | -1, ground: string, contrast: number): string {
  const [hue, saturation] = tones[theme];
  for (let lightness = start; lightness > 0 && lightness < 100; lightness += step) {
    const colour = toHex(fromHsl(hue, saturation, lightness));
    if (contrastOf(colour, ground) >= contrast) return colour;
  }
  return step === 1 ? '#ffffff' : '#000000';
}

function soft(theme: Theme, lightness: number, saturationMax: number): string {
  const [hue, saturation] = tones[theme];
  return toHex(fromHsl(hue, Math.min(saturation, saturationMax), lightness));
}

/** The darkest and the lightest ground of each mode on which the main colour is read (`ui/tokens.css`). */
const lightGround = '#eef0f4';
const darkGround = '#232830';

/** Colours of a theme by token. Every pair of text and ground stands at least 4.5 : 1 apart. */
export function themeColours(theme: Theme, mode: 'light' | 'dark'): Record<string, string> {
  if (mode === 'light') {
    const ground = soft(theme, 95, 60);
    const [, , main = 45] = tones[theme];
    return {
      primary: apart(theme, main, -1, lightGround, 5),
      'primary-strong': apart(theme, main - 7, -1, lightGround, 7.5),
      'on-primary': '#ffffff',
      'primary-soft': ground,
      'on-primary-soft': apart(theme, 38, -1, ground, 7),
    };
  }
  const primary = apart(theme, 62, 1, darkGround, 6.5);
  const ground = soft(theme, 20, 40);
  return {
    primary,
    'primary-strong': apart(theme, 70, 1, darkGround, 8.5),
    'on-primary': apart(theme, 16, -1, primary, 7),
    'primary-soft': ground,
    'on-primary-soft': apart(theme, 70, 1, ground, 7),
  };
}

/** Style sheet that puts a theme over the tokens, in the same three places as they stand. */
export function themeCss(theme: Theme): string {
  const rule = (mode: 'light' | 'dark') =>
    Object.entries(themeColours(theme, mode))
      .map(([token, colour]) => `--${token}:${colour}`)
      .join(';');
  return [
    `:root{${rule('light')}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme='light']){${rule('dark')}}}`,
    `:root[data-theme='dark']{${rule('dark')}}`,
  ].join('');
}
