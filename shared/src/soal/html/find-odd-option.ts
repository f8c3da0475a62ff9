import { measureStyle, optionStyles, type OptionStyle } from './option-style.ts';
import { textOfHtml } from './text-of-html.ts';

/** The option that stands out, and by what (Indonesian, to be read after "satu-satunya yang"). */
export interface OddOption {
  pilihan: string;
  ciri: string[];
}

/** Fewer options than this cannot show which of them is the odd one. */
const FEWEST = 3;

/**
 * Finds the option that alone is formatted differently from all others (the only bold one, the only one that ends in a
 * full stop), which tells participants where to look. Gets sanitised HTML by letter; blank options do not count.
 * Of several such options the first by letter is answered.
 */
export function findOddOption(pilihan: Readonly<Record<string, string>>): OddOption | undefined {
  const options = Object.entries(pilihan)
    .filter(([, html]) => textOfHtml(html) !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (options.length < FEWEST) return undefined;
  const found = new Map<string, string[]>();
  for (const [ciri, has] of features) {
    const having = options.filter(([, html]) => has(html));
    const lacking = options.filter(([, html]) => !has(html));
    const [odd, words] = having.length === 1 ? [having[0], ciri] : [lacking[0], `tidak ${ciri}`];
    if (having.length !== 1 && lacking.length !== 1) continue;
    if (odd) found.set(odd[0], [...(found.get(odd[0]) ?? []), words]);
  }
  for (const [letter] of options) {
    const ciri = found.get(letter);
    if (ciri) return { pilihan: letter, ciri };
  }
  return undefined;
}

const features: readonly [string, (html: string) => boolean][] = [
  ...(Object.keys(optionStyles) as OptionStyle[]).map((style): [string, (html: string) => boolean] => [
    style,
    (html) => measureStyle(html, style) !== 'none',
  ]),
  ['berakhir dengan titik', (html) => /[^.]\.$/.test(textOfHtml(html))],
];
