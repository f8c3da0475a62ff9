import { ilike, like, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { engine } from './engine.ts';

/** Rows with `word` somewhere in the column, whatever the capitals: SQLite's `like` is PostgreSQL's `ilike`. */
export function contains(column: SQLiteColumn, word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const text = column.dataType === 'string' ? column : sql`cast(${column} as text)`;
  return sql`${(engine === 'postgres' ? ilike : like)(text, pattern)} escape '\\'`;
}
