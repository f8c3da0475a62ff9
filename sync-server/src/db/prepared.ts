import type BetterSqlite from 'better-sqlite3';
import { getTableColumns, is, Param, Placeholder, sql, type Table } from 'drizzle-orm';
import { engine } from './engine.ts';
import type { Queries, Reader } from './store.ts';
import { askMany } from './ask-many.ts';
import { isShared, type Plain, type Shared } from './shared.ts';

/*
 * Statements built and compiled once per connection and run with placeholder values: for the paths that a whole school
 * takes at one moment. Building a query anew costs more than running it.
 */

export type Values = Readonly<Record<string, unknown>>;

interface Builder {
  toSQL(): { sql: string; params: unknown[] };
  prepare(name: string): { execute(values: Values): unknown };
}

let count = 0;

/** A transaction stands before its connection; a reader is one itself. */
const connectionOf = (source: Reader): Queries =>
  ('actor' in source ? Object.getPrototypeOf(source) : source) as Queries;

/** `share` compiles it for transactions that several units of work share; without it they take no such statement. */
function once<Answer>(
  compile: (connection: Queries, name: string) => (values: Values) => unknown,
  share?: (builders: Queries, name: string) => (shared: Shared, values: Values) => unknown,
) {
  const name = `spmb_${++count}`;
  const compiled = new WeakMap<object, (values: Values) => unknown>();
  let runShared: ((shared: Shared, values: Values) => unknown) | undefined;
  return async (source: Reader, values: Values): Promise<Answer> => {
    const connection = connectionOf(source);
    if (isShared(connection)) {
      if (!share) return connection.refuse();
      runShared ??= share(connection.builders, name);
      return (await runShared(connection, values)) as Answer;
    }
    let run = compiled.get(connection);
    if (!run) compiled.set(connection, (run = compile(connection, name)));
    return (await run(values)) as Answer;
  };
}

function throughLibrary(query: object, name: string) {
  const statement = (query as Builder).prepare(name);
  return (values: Values) => statement.execute(values);
}

/** A select. */
export const preparedSelect = <Row>(build: (read: Reader) => PromiseLike<Row[]>) =>
  once<Row[]>((connection, name) => throughLibrary(build(connection), name));

/** An insert, update or delete. `compile`: another way than the connection's own, where it has one. */
export const preparedWrite = (
  build: (queries: Queries) => object,
  compile?: (connection: Queries, text: string) => Statement | undefined,
) =>
  once<unknown>(
    (connection, name) => {
      const query = build(connection);
      if (engine === 'postgres') return throughLibrary(query, name);
      const { statement, bind } = compileOnSqlite(connection, query, compile);
      return (values) => void statement.run(...bind(values));
    },
    (builders, name) => {
      const bound = binder(build(builders), name);
      return (shared, values) => shared.write(bound(values));
    },
  );

/** A select of all columns of one table, past the library's mapping of rows: for the hottest paths. */
export const preparedRows = <Row>(table: Table, build: (read: Reader) => PromiseLike<Row[]>) =>
  once<Row[]>(
    (connection, name) => {
      const query = build(connection);
      if (engine === 'postgres') return throughLibrary(query, name);
      const { statement, bind } = compileOnSqlite(connection, query);
      statement.raw();
      const read = rowReader(table);
      return (values) => statement.all(...bind(values)).map(read);
    },
    (builders, name) => {
      const bound = binder(build(builders), name);
      const read = rowReader(table);
      return async (shared, values) => (await shared.read(bound(values))).map(read);
    },
  );

/** Makes a row of the cells of all columns of a table: as SQLite's driver gives them, or as PostgreSQL writes them. */
function rowReader(table: Table): (cells: readonly unknown[]) => Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column], place) => {
    const isPlain = column.dataType === 'string' || (engine === 'sqlite' && column.dataType === 'number');
    const isLetter = engine === 'postgres' && column.dataType === 'boolean';
    const read = (cell: unknown): unknown => (isLetter ? cell === 't' : column.mapFromDriverValue(cell));
    return { key, place, read: isPlain ? undefined : read };
  });
  // Filled by name one by one, an object of many fields becomes a table of them, whose copy takes a hundred times as long.
  const empty: Record<string, unknown> = Object.fromEntries(columns.map(({ key }) => [key, null]));
  return (cells) => {
    const row = { ...empty };
    for (const { key, place, read } of columns) {
      const cell = cells[place];
      row[key] = cell === null || !read ? cell : read(cell);
    }
    return row;
  };
}

type Statement = BetterSqlite.Statement<unknown[], unknown[]>;

/** The driver's connection of SQLite, which the library hangs on its own; undefined: it is PostgreSQL. */
export function clientOf(source: Reader): BetterSqlite.Database | undefined {
  if (engine === 'postgres') return undefined;
  return (source as { $client?: BetterSqlite.Database }).$client;
}

function compileOnSqlite(
  connection: Queries,
  query: object,
  compile?: (connection: Queries, text: string) => Statement | undefined,
) {
  const { sql: text, params } = (query as Builder).toSQL();
  const client = clientOf(connection);
  if (!client) throw new Error('not a connection of SQLite');
  const readers = params.map(readerOf);
  return {
    statement: compile?.(connection, text) ?? client.prepare<unknown[], unknown[]>(text),
    bind: (values: Values) => readers.map((read) => read(values)),
  };
}

/** The query as PostgreSQL is asked it, with its parameters for a set of values. */
function binder(query: object, name: string) {
  const { sql: text, params } = (query as Builder).toSQL();
  const readers = params.map(readerOf);
  const own = { name: `${name}_shared`, text, many: askMany(`${name}_many`, text, params) };
  return (values: Values) => ({ ...own, values: readers.map((read) => toPlain(read(values))) });
}

/** Bytes and the like have another text of their own, which only the driver writes. */
function toPlain(value: unknown): Plain {
  if (typeof value === 'object' && value !== null) throw new Error('a shared statement takes no objects');
  return value as Plain;
}

/** What stands in the place of a parameter, for a set of values. */
function readerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { name } = param.value;
  return (values) => {
    const value = values[name];
    return value === null ? null : param.encoder.mapToDriverValue(value);
  };
}

/** A placeholder for each named column, by its own name. */
export const placeholders = <Key extends string>(...columns: Key[]): Record<Key, never> =>
  Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)])) as Record<Key, never>;

/** A placeholder for every column of a table, to insert a whole row. */
export const rowPlaceholders = (table: Table): never =>
  placeholders(...Object.keys(getTableColumns(table))) as never;
