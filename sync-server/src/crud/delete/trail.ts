import { getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AnyRow } from '../../db/table-rows.ts';

const trails = new Map<SQLiteTable, (row: AnyRow) => AnyRow>();

/** Rows of this table have entries of their own in the audit trail: with everything but `hidden`. */
export function keepTrail<Table extends SQLiteTable>(
  table: Table,
  hidden: readonly (keyof Table['_']['columns'] & string)[],
): void {
  const without = new Set<string>(['sekolah_id', ...hidden]);
  const shown = Object.keys(getTableColumns(table)).filter((name) => !without.has(name));
  trails.set(table, (row) => Object.fromEntries(shown.map((name) => [name, row[name]])));
}

/** What the audit trail keeps of a row that was deleted; undefined: rows of this table have no entries of their own. */
export const trailOf = (table: SQLiteTable): ((row: AnyRow) => AnyRow) | undefined => trails.get(table);
