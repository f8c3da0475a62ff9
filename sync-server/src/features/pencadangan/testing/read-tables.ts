import { listTables } from '../../../db/columns.ts';
import { nameOf, pageRows, type AnyRow } from '../../../db/table-rows.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** All rows by table. */
export async function readTables({ context }: TestApp): Promise<Map<string, AnyRow[]>> {
  const all = new Map<string, AnyRow[]>();
  for (const table of listTables()) {
    const rows: AnyRow[] = [];
    for await (const page of pageRows(context.store.read, table)) rows.push(...page);
    all.set(nameOf(table), rows);
  }
  return all;
}
