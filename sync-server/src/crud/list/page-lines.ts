import { readableText, textOf } from '@spmb/shared/kernel/text/readable-text.ts';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { ListQuery } from './list-query.ts';

const inOrder = new Intl.Collator('id', { numeric: true });

/** Lines that a query finds, in its order: all words stand in a line, named fields have the values asked for. */
export function findLines<Line extends object>(
  lines: readonly Line[],
  { words, sort, filters }: Pick<ListQuery, 'words' | 'sort' | 'filters'>,
): Line[] {
  const asked = Object.entries(filters);
  const found = lines.filter((line) => {
    const fields = line as Readonly<Record<string, unknown>>;
    const text = readableText(line);
    return (
      words.every((word) => text.includes(word.toLowerCase())) &&
      asked.every(([name, value]) => !(name in fields) || String(fields[name]) === value)
    );
  });
  if (!sort) return found;
  const { field, descending } = sort;
  if (lines[0] && !(field in lines[0]))
    throw new Refusal('Daftar ini tidak dapat diurutkan menurut kolom itu. Pilih kolom lain.', 400);
  const valueOf = (line: Line) => (line as Readonly<Record<string, unknown>>)[field];
  // Lines without a value come last, or first in descending order; yes before no.
  const compare = (a: Line, b: Line) =>
    Number(valueOf(a) === null) - Number(valueOf(b) === null) ||
    Number(valueOf(b) === true) - Number(valueOf(a) === true) ||
    inOrder.compare(textOf(valueOf(a)), textOf(valueOf(b)));
  return found.sort((a, b) => compare(a, b) * (descending ? -1 : 1));
}

/** The page that a query asks for of lines that are all here; every line where it asks for none. */
export function pageOfLines<Line extends object>(
  lines: readonly Line[],
  query: ListQuery,
): Line[] | Page<Line> {
  const found = findLines(lines, query);
  const { page, size } = query;
  if (page === undefined) return found;
  return { rows: found.slice((page - 1) * size, page * size), total: found.length, page, size };
}
