import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { listTables } from './columns.ts';

/**
 * What becomes of the rows that name a row which is deleted: they go along, they keep it from being deleted, or they
 * stay as they are, a record of what was or a copy that is made again.
 */
export type Fate = 'ikut' | 'menolak' | 'tetap';

/** A column whose values are ids of another table's rows. */
export interface Relation {
  table: SQLiteTable;
  column: SQLiteColumn;
  parent: SQLiteTable;
  /** undefined: nobody has said it, which keeps the other row from being deleted. */
  fate: Fate | undefined;
}

const parents = new Map<string, SQLiteTable>();
const fates = new Map<SQLiteTable, Readonly<Record<string, Fate>>>();

/** Says that columns of these names, in whatever table, hold ids of `parent`. */
export function keyFields(fields: readonly string[], parent: SQLiteTable): void {
  for (const field of fields) parents.set(field, parent);
}

/** The owner of a table says what becomes of its rows when one that they name is deleted, by the column that names it. */
export function whenGone<Table extends SQLiteTable>(
  table: Table,
  fate: Readonly<Partial<Record<keyof Table['_']['columns'] & string, Fate>>>,
): void {
  fates.set(table, fate as Readonly<Record<string, Fate>>);
}

/** Every relation between the tables of the parts of the server that are loaded. */
export const listRelations = (): Relation[] =>
  listTables().flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
      const parent = parents.get(name);
      return parent ? [{ table, column, parent, fate: fates.get(table)?.[name] }] : [];
    }),
  );

const known = new Map<SQLiteTable, Relation[]>();

/** The relations of tables whose rows name rows of `parent`. */
export function relationsTo(parent: SQLiteTable): Relation[] {
  const found = known.get(parent) ?? listRelations().filter((one) => one.parent === parent);
  known.set(parent, found);
  return found;
}

/** The relations of `table` to those that its rows name. */
export const relationsOf = (table: SQLiteTable): Relation[] =>
  listRelations().filter((one) => getTableName(one.table) === getTableName(table));
