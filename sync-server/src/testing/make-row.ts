import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { relationsOf } from '../db/relations.ts';
import { schoolId } from '../db/school-id.ts';
import type { Transaction } from '../db/store.ts';
import type { AnyRow } from '../db/table-rows.ts';

let made = 0;
function valueOf(column: SQLiteColumn, name: string): unknown {
  if (name === 'sekolah_id') return schoolId;
  if (column.dataType === 'boolean') return true;
  if (column.dataType === 'json') return { a: [1, 'dua'] };
  return column.dataType === 'number' ? made : `${name}-${made}`;
}

/** A row of a table with everything filled in; what it must name is made as well, what it may name stays empty. */
export async function makeRow(tx: Transaction, table: SQLiteTable, given: AnyRow = {}): Promise<AnyRow> {
  made += 1;
  const relations = relationsOf(table);
  const row: AnyRow = {};
  const columns: [string, SQLiteColumn][] = Object.entries(getTableColumns(table));
  for (const [name, column] of columns) row[name] = valueOf(column, name);
  for (const { column, parent } of relations)
    row[column.name] = column.name in given || !column.notNull ? null : (await makeRow(tx, parent))['id'];
  const [stored] = await tx
    .insert(table)
    .values({ ...row, ...given })
    .returning();
  return stored as AnyRow;
}
