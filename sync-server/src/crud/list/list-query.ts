import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Call } from '../../http/route.ts';

const sizeUsual = 10;
const sizeMax = 100;

/** What a list call asks for; undefined page: all rows as a plain array. */
export interface ListQuery {
  page: number | undefined;
  size: number;
  /** Words that must all be found. */
  words: string[];
  sort: { field: string; descending: boolean } | undefined;
  /** Every other parameter: values that fields of that name must have. */
  filters: Readonly<Record<string, string>>;
}

/** Reads `page`, `size`, `q` and `sort`; any of page, q and sort asks for one page of the list. */
export function readListQuery(call: Call): ListQuery {
  const { page, size, q, sort, ...filters } = call.req.query();
  const isPaged = page !== undefined || q !== undefined || sort !== undefined;
  return {
    page: isPaged ? wholeNumberOf(page, 1, 1_000_000) : undefined,
    size: wholeNumberOf(size, sizeUsual, sizeMax),
    words: wordsOf(q ?? ''),
    sort: sort ? { field: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined,
    filters,
  };
}

/** The words of a free text that is looked for, ten at most. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);

function wholeNumberOf(text: string | undefined, usual: number, max: number): number {
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Refusal('Halaman daftar tidak dikenal. Buka daftarnya lagi dari menu.', 400);
}
