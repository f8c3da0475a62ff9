const renames: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  center: 'div',
  section: 'div',
  article: 'div',
  dl: 'div',
  dt: 'p',
  dd: 'p',
  figure: 'div',
  figcaption: 'p',
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'p'])),
};

const styleMeanings: readonly [RegExp, string][] = [
  [/text-decoration[^;]*:[^;]*underline/i, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/i, 's'],
  [/vertical-align\s*:\s*super/i, 'sup'],
  [/vertical-align\s*:\s*sub/i, 'sub'],
  [/font-weight\s*:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style\s*:\s*italic/i, 'em'],
];

/**
 * The allowed element under which question HTML keeps this one. Styles go, but a style that carries meaning (the underlined
 * word of a language question) becomes its element.
 */
export function renameElement(tag: string, attributes: Record<string, string>): string {
  const style = attributes['style'] ?? '';
  if (/^(b|strong)$/.test(tag) && /font-weight\s*:\s*(normal|[1-4]00)/i.test(style)) return 'span';
  if (tag !== 'span' && tag !== 'font') return renames[tag] ?? tag;
  const meant = styleMeanings.find(([pattern]) => pattern.test(style));
  return meant ? meant[1] : 'span';
}
