import { readableText, textOf } from '@spmb/shared/kernel/text/readable-text.ts';
import type { Page } from '@spmb/shared/kernel/resource.ts';

export const pageSize = 10;

/** What a list shows: free text, page from 1, and a field, with `-` in front for descending ('' is the list's own order). */
export interface ListQuery {
  q: string;
  page: number;
  sort: string;
}

/** One page of rows that are all here, for lists that a call answers whole. */
export function pageOfRows<Row extends object>(rows: readonly Row[], query: ListQuery): Page<Row> {
  const { page, sort } = query;
  const found = rowsFound(rows, query);
  const sorted = sort === '' ? found : [...found].sort(byField(sort));
  const start = (page - 1) * pageSize;
  return { rows: sorted.slice(start, start + pageSize), total: found.length, page, size: pageSize };
}

/** Rows in which every word that is searched for stands. */
export function rowsFound<Row extends object>(rows: readonly Row[], { q }: Pick<ListQuery, 'q'>): Row[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = readableText(row);
    return words.every((word) => text.includes(word));
  });
}

function byField(sort: string): (a: object, b: object) => number {
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  const collator = new Intl.Collator('id-ID', { numeric: true });
  const valueOf = (row: object) => textOf(new Map<string, unknown>(Object.entries(row)).get(field));
  return (a, b) => collator.compare(valueOf(a), valueOf(b)) * (descending ? -1 : 1);
}
