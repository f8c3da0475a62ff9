import type { Ikut } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Reader } from '../../db/store.ts';
import { countAlong, findKeeping, takeAlong, type Along, type Take } from '../definition/along.ts';
import { refuseKept } from './refuse-kept.ts';

/** Reads of rows no more than their ids. */
export const readIds =
  (read: Reader): Take =>
  (table, where) => {
    const { id } = getTableColumns(table);
    return read
      .select(id ? { id } : { one: sql`1` })
      .from(table)
      .where(where);
  };

/** The rows that go with `ids`. */
export const readAlong = (read: Reader, table: SQLiteTable, ids: readonly string[]): Promise<Along> =>
  takeAlong(readIds(read), table, ids);

/** What a deletion of these rows would take along; refuses where they cannot be deleted. Nothing is changed. */
export async function foresee(read: Reader, table: SQLiteTable, ids: readonly string[]): Promise<Ikut[]> {
  const along = await readAlong(read, table, ids);
  refuseKept(table, await findKeeping(readIds(read), along));
  return countAlong(along, table);
}
