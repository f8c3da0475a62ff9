import { getTableName, inArray } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { keyFields } from './relations.ts';
import { ofSchool } from './of-school.ts';
import type { Reader } from './store.ts';

type NamedTable = SQLiteTable & Record<'sekolah_id' | 'id', SQLiteColumn>;
interface Named {
  table: NamedTable;
  name: SQLiteColumn;
}

const named = new Map<string, Named>();

/**
 * Says what ids in fields of these names stand for: rows of `table`, called by its column `name`. Where that column is
 * such a field itself, its name is theirs.
 */
export function nameFields(fields: readonly string[], table: NamedTable, name: SQLiteColumn): void {
  keyFields(fields, table);
  for (const field of fields) named.set(field, { table, name });
}

/** Names of ids by field; null: the row is gone; undefined: no field that holds ids. */
export type FoundNames = (field: string, id: string) => string | null | undefined;

/** What the ids of `wanted`, by field, stand for today: one query a table. */
export async function findFieldNames(
  read: Reader,
  wanted: Iterable<readonly [field: string, id: string]>,
): Promise<FoundNames> {
  const idsOf = new Map<Named['name'], { of: Named; ids: Set<string> }>();
  for (const [field, id] of wanted) {
    const of = named.get(field);
    if (!of) continue;
    const known = idsOf.get(of.name) ?? { of, ids: new Set() };
    idsOf.set(of.name, known);
    known.ids.add(id);
  }
  const names = new Map<string, string>();
  for (const { of, ids } of idsOf.values()) {
    const { table, name } = of;
    const rows = await read
      .select({ id: table.id, name })
      .from(table)
      .where(ofSchool(table, inArray(table.id, [...ids])));
    const pairs = rows.map((row) => [String(row.id), String(row.name)] as const);
    const further = named.has(name.name)
      ? await findFieldNames(
          read,
          pairs.map(([, id]) => [name.name, id]),
        )
      : undefined;
    for (const [id, found] of pairs) names.set(keyOf(of, id), further?.(name.name, found) ?? found);
  }
  return (field, id) => {
    const of = named.get(field);
    return of && (names.get(keyOf(of, id)) ?? null);
  };
}

const keyOf = ({ table, name }: Named, id: string): string => `${getTableName(table)} ${name.name} ${id}`;
