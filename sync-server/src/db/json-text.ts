import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { engine } from './engine.ts';

/** What a `json` column holds as its text: whoever hands it on to a thread needs no object of it. */
export const textOfJson = (column: SQLiteColumn): SQL<string> => sql<string>`cast(${column} as text)`;

/** The elements of a JSON array, a row each, in a column `value`. */
export const rowsOfJson = (text: string): SQL =>
  engine === 'sqlite'
    ? sql`json_each(${text})`
    : sql`jsonb_array_elements(cast(${text} as jsonb)) as baris (value)`;

/** A text that holds JSON, for a `json` column. */
export const asJson = (text: SQL): SQL => (engine === 'sqlite' ? text : sql`cast(${text} as jsonb)`);
