import { plainText } from './cell-text.ts';
import type { Sheet } from './sheet.ts';
import { SheetBuilder } from './sheet-builder.ts';

/** Reads text as a sheet with the separator it uses: `,`, `;` or tab, or the one an opening line `sep=;` names. */
export function readCsv(text: string): Sheet {
  const named = /^sep=([,;\t])\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const builder = new SheetBuilder();
  splitCsv(body, named?.[1] ?? findSeparator(body), (row, column, value) => {
    builder.put(row, column, plainText(value));
  });
  return builder.build('CSV');
}

/** The separator that stands equally often in the most of the first lines: decimal commas and titles do not. */
function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/, 30);
  let best = { separator: ',', lines: 0, perLine: 0 };
  for (const separator of [';', ',', '\t']) {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    for (const perLine of new Set(counts)) {
      const equal = counts.filter((count) => count === perLine).length;
      if (equal < best.lines || (equal === best.lines && perLine <= best.perLine)) continue;
      best = { separator, lines: equal, perLine };
    }
  }
  return best.separator;
}

/**
 * Calls `put` for every cell. Quotes as in RFC 4180, but a quote that does not open a cell is an ordinary
 * character: one stray quote in a name must not cost the whole file, as it does with strict parsers.
 */
function splitCsv(
  text: string,
  separator: string,
  put: (row: number, column: number, value: string) => void,
): void {
  let row = 0;
  let column = 0;
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      value = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    put(row, column, value + text.slice(start, at));
    if (text[at] === separator) {
      column += 1;
    } else {
      row += 1;
      column = 0;
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    }
    at += 1;
  }
}

/** Where the quoted cell that begins at `from` ends; the text's end if its quote is never closed. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}
