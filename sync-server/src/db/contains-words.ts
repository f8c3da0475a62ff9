import { and, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Rows in which each of `words` stands in one of `columns`; both engines find without regard to capitals. */
export function containsWords(columns: readonly SQLiteColumn[], words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return or(
        ...columns.map((column) => sql`lower(cast(${column} as text)) like lower(${pattern}) escape '\\'`),
      );
    }),
  );
}
