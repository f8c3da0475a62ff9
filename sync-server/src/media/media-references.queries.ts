import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import { asc, eq, gt } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../db/of-school.ts';
import type { Reader } from '../db/store.ts';
import type { SignedIn } from '../http/route.ts';

/** Names or content hashes that records hold, page by page. */
export type Held = (read: Reader) => AsyncIterable<readonly string[]>;

const pageSize = 500;

/** The stored names that stand in these columns of a table, for tables whose rows have a school and an id. */
export function namesIn(
  table: SQLiteTable & Record<'sekolah_id' | 'id', SQLiteColumn>,
  ...columns: readonly SQLiteColumn[]
): Held {
  const { id } = table;
  const wanted = Object.fromEntries(columns.map((column) => [column.name, column]));
  return async function* (read) {
    for (let after = ''; ;) {
      const page: Record<string, unknown>[] = await read
        .select({ ...wanted, after: id })
        .from(table)
        .where(ofSchool(table, gt(id, after)))
        .orderBy(asc(id))
        .limit(pageSize);
      yield page.flatMap((row) =>
        columns.map(({ name }) => row[name]).filter((name) => typeof name === 'string'),
      );
      const last = page.at(-1)?.['after'];
      if (typeof last !== 'string' || page.length < pageSize) return;
      after = last;
      await setImmediate();
    }
  };
}

/** Whether a row of this table names a stored file in this column, for accounts that have this capability. */
export const isNamedIn =
  (
    table: SQLiteTable & Record<'sekolah_id' | 'id', SQLiteColumn>,
    column: SQLiteColumn,
    capability: Capability,
  ) =>
  async (read: Reader, { authent }: SignedIn, name: string): Promise<boolean> => {
    if (!hasCapability(authent, capability)) return false;
    const isIt = ofSchool(table, eq(column, name));
    return (await read.select({ id: table.id }).from(table).where(isIt).limit(1)).length > 0;
  };
