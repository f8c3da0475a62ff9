import { listTables } from '../../../db/columns.ts';
import { nameOf, pageRows, type AnyRow } from '../../../db/table-rows.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** All rows by table; not that a restore makes attempts wait for their devices. */
export async function readTables({ context }: TestApp): Promise<Map<string, AnyRow[]>> {
  const all = new Map<string, AnyRow[]>();
  for (const table of listTables()) {
    const rows: AnyRow[] = [];
    for await (const page of pageRows(context.store.read, table)) rows.push(...page);
    for (const row of rows) delete row['menunggu_ulang'];
    all.set(nameOf(table), rows);
  }
  return all;
}
