import { splitHtml } from './split-html.ts';

/** Text styles that can give an answer away, by the words the warnings use. */
export const optionStyles = {
  'dicetak tebal': ['strong', 'b'],
  'dicetak miring': ['em', 'i'],
  'bergaris bawah': ['u', 'ins'],
  dicoret: ['s', 'del'],
} as const;
export type OptionStyle = keyof typeof optionStyles;

/** How much of an option's text carries a style: none, a part, or all of it. Blank text does not count. */
export function measureStyle(html: string, style: OptionStyle): 'none' | 'part' | 'whole' {
  const tags: readonly string[] = optionStyles[style];
  let depth = 0;
  let inside = false;
  let outside = false;
  for (const { kind, tag, raw } of splitHtml(html)) {
    if (kind === 'open' && tags.includes(tag)) depth += 1;
    if (kind === 'close' && tags.includes(tag)) depth -= 1;
    if (kind !== 'text' || raw.trim() === '') continue;
    if (depth > 0) inside = true;
    else outside = true;
  }
  if (!inside) return 'none';
  return outside ? 'part' : 'whole';
}
