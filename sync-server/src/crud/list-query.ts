import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Call } from '../http/route.ts';

const sizeUsual = 10;
const sizeMax = 100;

/** What a list call asks for; undefined page: all rows as a plain array. */
export interface ListQuery {
  page: number | undefined;
  size: number;
  /** Words that must all be found. */
  words: string[];
  sort: { field: string; descending: boolean } | undefined;
  /** Field and the value that it must have, as text. */
  filters: [field: string, value: string][];
}

/** Reads `page`, `size`, `q`, `sort` and `filters`; any of page, q and sort asks for one page of the list. */
export function readListQuery(call: Call, filters: readonly string[] = []): ListQuery {
  const { page, size, q, sort } = call.req.query();
  const isPaged = page !== undefined || q !== undefined || sort !== undefined;
  return {
    page: isPaged ? wholeNumberOf(page, 1, 1_000_000) : undefined,
    size: wholeNumberOf(size, sizeUsual, sizeMax),
    words: (q ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, 10),
    sort: sort ? { field: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined,
    filters: filters.flatMap((field): [string, string][] => {
      const value = call.req.query(field);
      return value ? [[field, value]] : [];
    }),
  };
}

function wholeNumberOf(text: string | undefined, usual: number, max: number): number {
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Refusal('Halaman daftar tidak dikenal. Buka daftarnya lagi dari menu.', 400);
}
