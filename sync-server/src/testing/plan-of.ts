import Database from 'better-sqlite3';
import { join } from 'node:path';

/** How SQLite finds the rows of a query: the steps of its plan. */
export function planOf(dataDir: string, query: { toSQL(): { sql: string; params: unknown[] } }): string[] {
  const { sql, params } = query.toSQL();
  const db = new Database(join(dataDir, 'spmb.sqlite'), { readonly: true });
  const steps = db.prepare(`explain query plan ${sql}`).all(...params) as { detail: string }[];
  db.close();
  return steps.map(({ detail }) => detail);
}
