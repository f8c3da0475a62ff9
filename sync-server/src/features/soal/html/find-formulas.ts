/** Where a formula stands in sanitised HTML, delimiters (two characters each) included. */
export interface FormulaPlace {
  start: number;
  end: number;
  display: boolean;
}

const delimiters = [
  { open: '\\(', close: '\\)', display: false },
  { open: '\\[', close: '\\]', display: true },
  { open: '$$', close: '$$', display: true },
];

const blockTag = /<\/?(?:p|div|li|ul|ol|table|tbody|thead|tr|td|th|blockquote)\b/;

/**
 * Formulas in sanitised HTML, in order. A delimiter without its partner in the same block is ordinary text (`$$` may be
 * money). Takes time linear in the text, whatever it holds.
 */
export function findFormulas(html: string): FormulaPlace[] {
  const found: FormulaPlace[] = [];
  const unclosed = new Set<string>();
  let at = 0;
  for (;;) {
    const opening = findOpening(html, at, unclosed);
    if (!opening) return found;
    const close = html.indexOf(opening.close, opening.start + 2);
    if (close === -1) unclosed.add(opening.open);
    const inside = close === -1 ? '' : html.slice(opening.start + 2, close);
    if (close === -1 || blockTag.test(inside)) {
      at = opening.start + 2;
      continue;
    }
    found.push({ start: opening.start, end: close + 2, display: opening.display });
    at = close + 2;
  }
}

function findOpening(html: string, from: number, unclosed: ReadonlySet<string>) {
  const pattern = /\\\(|\\\[|\$\$/g;
  pattern.lastIndex = from;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const delimiter = delimiters.find(({ open }) => open === match[0]);
    if (delimiter && !unclosed.has(delimiter.open)) return { ...delimiter, start: match.index };
  }
  return undefined;
}
