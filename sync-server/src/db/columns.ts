import { getTableName, sql, type SQL } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';
import { engine } from './engine.ts';

/*
 * The vocabulary in which every table is written once. It is bound at start to the engine in use; its
 * types are those of the SQLite builders, whose query surface (select, insert, update, delete, returning,
 * onConflict…) is the same.
 */
const sqliteVocabulary = {
  table: sqlite.sqliteTable,
  primaryKey: sqlite.primaryKey,
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  text: <T extends string = string>() => sqlite.text().$type<T>(),
  integer: <T extends number = number>() => sqlite.integer().$type<T>(),
  /** Milliseconds since 1970. */
  instant: () => sqlite.integer(),
  boolean: () => sqlite.integer({ mode: 'boolean' }),
  decimal: () => sqlite.real(),
  json: <T>() => sqlite.text({ mode: 'json' }).$type<T>(),
};

const postgresVocabulary = {
  table: pg.pgTable,
  primaryKey: pg.primaryKey,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  text: <T extends string = string>() => pg.text().$type<T>(),
  integer: <T extends number = number>() => pg.integer().$type<T>(),
  instant: () => pg.bigint({ mode: 'number' }),
  boolean: () => pg.boolean(),
  decimal: () => pg.doublePrecision(),
  json: <T>() => pg.jsonb().$type<T>(),
};

// The one place where the PostgreSQL builders stand in for the SQLite ones: both answer the same calls.
const vocabulary =
  engine === 'sqlite' ? sqliteVocabulary : (postgresVocabulary as unknown as typeof sqliteVocabulary);

export const { primaryKey, index, uniqueIndex, text, integer, instant, boolean, decimal, json } = vocabulary;

const defined: sqlite.SQLiteTable[] = [];

/** Every table of the parts of the server that are loaded, in the order of their names. */
export const listTables = (): sqlite.SQLiteTable[] =>
  defined.toSorted((one, other) => (getTableName(one) < getTableName(other) ? -1 : 1));

/** As the engine's own; what is defined is also listed, so that nothing has to be named twice. */
export const table = ((...definition: unknown[]) => {
  const made = (vocabulary.table as (...definition: unknown[]) => sqlite.SQLiteTable)(...definition);
  defined.push(made);
  return made;
}) as typeof vocabulary.table;

/** A field of the object that a `json` column holds: the database takes it out, so that the whole is not carried over. */
export const fieldOfJson = <
  Column extends sqlite.SQLiteColumn,
  Name extends keyof Column['_']['data'] & string,
>(
  column: Column,
  name: Name,
) =>
  sql<Column['_']['data'][Name] | null>`cast(${column} -> ${sql.raw(`'${name}'`)} as text)`.mapWith(
    (text: string) => JSON.parse(text) as Column['_']['data'][Name],
  );

/** The elements of a JSON array, a row each, in a column `value`. */
export const rowsOfJson = (text: string): SQL =>
  engine === 'sqlite'
    ? sql`json_each(${text})`
    : sql`jsonb_array_elements(cast(${text} as jsonb)) as baris (value)`;

/** A text that holds JSON, for a `json` column. */
export const asJson = (text: SQL): SQL => (engine === 'sqlite' ? text : sql`cast(${text} as jsonb)`);
