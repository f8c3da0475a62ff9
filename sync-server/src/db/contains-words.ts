import { and, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { engine } from './engine.ts';

/** Matches without regard to capitals; on PostgreSQL `ilike` would take half as long again. */
const isAlike = (text: SQL, pattern: string): SQL =>
  engine === 'sqlite'
    ? sql`${text} like ${pattern} escape '\\'`
    : sql`lower(${text}) like lower(${pattern}) escape '\\'`;

/** Rows in which each of `words` stands in one of `columns`, whatever the capitals. */
export function containsWords(columns: readonly SQLiteColumn[], words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return or(...columns.map((column) => isAlike(asText(column), pattern)));
    }),
  );
}

const asText = (column: SQLiteColumn): SQL =>
  column.dataType === 'string' ? sql`${column}` : sql`cast(${column} as text)`;
