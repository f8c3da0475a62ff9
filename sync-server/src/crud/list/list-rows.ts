import type { Page } from '@spmb/shared/kernel/resource.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { and, asc, count, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { containsWords } from '../../db/contains-words.ts';
import type { Reader } from '../../db/store.ts';
import type { CrudTable, StoredRow } from '../definition/crud-definition.ts';
import type { ListQuery } from './list-query.ts';

/** What can be listed of a table, and in which order when nothing is asked. */
export interface Listing {
  table: CrudTable;
  search: readonly string[];
  order: readonly string[];
  /** Fields of which a query may name a value, and by which it may order. */
  filters: readonly string[];
}

/** Condition and order of a list query; the caller adds the id, so that the order is one. */
export function selectionOf(
  { table, search, order, filters }: Listing,
  query: Pick<ListQuery, 'words' | 'sort' | 'filters'>,
  where: SQL | undefined,
): { found: SQL | undefined; order: SQL[] } {
  const columns = getTableColumns(table);
  const narrowed = filters.map((field) => isValue(columns[field], query.filters[field]));
  const searched = search.flatMap((field) => columns[field] ?? []);
  if (query.sort && !filters.includes(query.sort.field)) throw unsortable();
  const sorts = query.sort ? [query.sort] : order.map((field) => ({ field }));
  return {
    found: and(where, ...narrowed, containsWords(searched, query.words)),
    order: sorts.flatMap((sort) => sorted(columns, sort)),
  };
}

/** All rows under `where`, or the page asked for. Both engines find and sort without regard to capitals. */
export async function listRows(
  read: Reader,
  listing: Listing,
  query: ListQuery,
  where: SQL | undefined,
): Promise<StoredRow[] | Page<StoredRow>> {
  const { found, order } = selectionOf(listing, query, where);
  const rows = read
    .select()
    .from(listing.table)
    .where(found)
    .orderBy(...order, asc(listing.table.id));
  if (query.page === undefined) return (await rows) as StoredRow[];
  const [counted] = await read.select({ total: count() }).from(listing.table).where(found);
  const page = (await rows.limit(query.size).offset((query.page - 1) * query.size)) as StoredRow[];
  return { rows: page, total: counted?.total ?? 0, page: query.page, size: query.size };
}

/** An empty value asks for rows without one. */
function isValue(column: SQLiteColumn | undefined, text: string | undefined): SQL | undefined {
  if (!column || text === undefined) return undefined;
  if (text === '') return isNull(column);
  if (column.dataType === 'string') return eq(column, text);
  if (column.dataType === 'boolean' && /^(true|false)$/.test(text)) return eq(column, text === 'true');
  if (column.dataType === 'number' && /^-?\d{1,9}$/.test(text)) return eq(column, Number(text));
  throw new Refusal('Daftar ini tidak dapat disaring menurut nilai itu. Pilih nilai lain.', 400);
}

/** Rows without a value come last, or first in descending order, whatever the engine prefers. */
function sorted(
  columns: Record<string, SQLiteColumn>,
  { field, descending = false }: { field: string; descending?: boolean },
): SQL[] {
  const column = columns[field];
  if (!column) throw unsortable();
  const key = column.dataType === 'string' ? sql`lower(${column})` : column;
  const direction = descending ? desc : asc;
  return [direction(sql`${column} is null`), direction(key)];
}

const unsortable = () =>
  new Refusal('Daftar ini tidak dapat diurutkan menurut kolom itu. Pilih kolom lain.', 400);
