import { and, asc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig as postgresConfig, type PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { setImmediate } from 'node:timers/promises';
import { engine } from './engine.ts';
import { preparedWrite } from './prepared.ts';
import type { Reader, Transaction } from './store.ts';

/** A table of either engine. */
export type AnyTable = SQLiteTable;
/** A row by the names of its columns, with the values that both engines share. */
export type AnyRow = Record<string, unknown>;

const pageSize = 500;
/** Rows of one insert: the widest table stays far below what an engine takes of values. */
const blockSize = 50;

export const nameOf = (table: AnyTable): string => getTableName(table);
export const columnsOf = (table: AnyTable): string[] => Object.keys(getTableColumns(table));

/** All rows of a table in the order of its key, page by page: between two of them everybody else gets a turn. */
export async function* pageRows(read: Reader, table: AnyTable): AsyncGenerator<AnyRow[]> {
  const key = keyOf(table);
  for (let last: AnyRow | undefined; ;) {
    const page: AnyRow[] = await read
      .select()
      .from(table)
      .where(last && isAfter(key, last))
      .orderBy(...key.map(({ column }) => asc(column)))
      .limit(pageSize);
    yield page;
    if (page.length < pageSize) return;
    last = page.at(-1);
    await setImmediate();
  }
}

type Insert = ReturnType<ReturnType<Transaction['insert']>['values']>;
/** What an insert does where the key of a row is taken; as it is, the transaction fails. */
export type WhereTaken = (insert: Insert) => object;

/** Adds rows. */
export async function insertRows(
  tx: Transaction,
  table: AnyTable,
  rows: AsyncIterable<AnyRow>,
  whereTaken: WhereTaken = (insert) => insert,
): Promise<void> {
  const [insertBlock, insertOne] = [insertOf(table, blockSize, whereTaken), insertOf(table, 1, whereTaken)];
  let block: AnyRow[] = [];
  for await (const row of rows) {
    if (block.push(row) < blockSize) continue;
    await insertBlock(tx, block);
    block = [];
  }
  for (const row of block) await insertOne(tx, [row]);
}

/** Statements are compiled once: the library needs longer to build one than to run it. */
function insertOf(table: AnyTable, size: number, whereTaken: WhereTaken) {
  const columns = columnsOf(table);
  const placeholders = Array.from({ length: size }, (_, at) =>
    Object.fromEntries(columns.map((column) => [column, sql.placeholder(`${column}${at}`)])),
  );
  const write = preparedWrite((queries) => whereTaken(queries.insert(table).values(placeholders)));
  return (tx: Transaction, rows: readonly AnyRow[]) =>
    write(
      tx,
      Object.fromEntries(
        rows.flatMap((row, at) => columns.map((column) => [`${column}${at}`, row[column] ?? null])),
      ),
    );
}

export async function deleteRows(tx: Transaction, table: AnyTable): Promise<void> {
  await tx.delete(table);
}

/** The row of a table that has the key of `row`. */
export const isRow = (table: AnyTable, row: AnyRow): SQL | undefined =>
  and(...keyOf(table).map(({ name, column }) => eq(column, row[name])));

interface KeyColumn {
  name: string;
  column: SQLiteColumn;
}

function keyOf(table: AnyTable): KeyColumn[] {
  const [primaryKey] =
    engine === 'sqlite'
      ? sqliteConfig(table).primaryKeys
      : postgresConfig(table as unknown as PgTable).primaryKeys;
  if (!primaryKey) throw new Error(`${nameOf(table)} has no primary key`);
  return primaryKey.columns.map((column) => ({ name: column.name, column: column as SQLiteColumn }));
}

/** Compares whole keys, which both engines do along the key's own index. */
function isAfter(key: readonly KeyColumn[], row: AnyRow): SQL {
  const columns = sql.join(
    key.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    key.map(({ name, column }) => sql.param(row[name], column)),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
}
