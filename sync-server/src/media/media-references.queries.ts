import { asc, gt } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../db/of-school.ts';
import type { Reader } from '../db/store.ts';

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
