import { getTableColumns, inArray } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { isRow, type AnyRow } from '../../../db/table-rows.ts';
import type { Media } from '../../../media/media.queries.ts';
import { media } from '../../../media/media.table.ts';
import type { Milik } from '../orang/milik.queries.ts';

/**
 * Forgets files of a person in every row of his that names one, by its stored name or by what is in it: the column is
 * emptied, inside of JSON too, and a row that is nothing without its file goes. Then the names themselves go.
 */
export async function lupakanBerkas(tx: Transaction, milik: Milik, berkas: readonly Media[]): Promise<void> {
  const gone = new Set(berkas.flatMap(({ id, sha256 }) => [id, sha256]));
  for (const [table, rows] of milik) for (const row of rows) await lupakanDi(tx, table, row, gone);
  const ids = berkas.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(media).where(ofSchool(media, inArray(media.id, ids)));
}

async function lupakanDi(
  tx: Transaction,
  table: SQLiteTable,
  row: AnyRow,
  gone: ReadonlySet<unknown>,
): Promise<void> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const changes: AnyRow = {};
  for (const [name, value] of Object.entries(row)) {
    const kept = tanpa(value, gone);
    if (kept !== value) changes[name] = kept;
  }
  const names = Object.keys(changes);
  if (names.length === 0) return;
  const isNothing = names.some((name) => changes[name] === null && columns[name]?.notNull);
  if (isNothing) await tx.delete(table).where(isRow(table, row));
  else await tx.update(table).set(changes).where(isRow(table, row));
}

/** A value without these names; the value itself where none is in it. */
function tanpa(value: unknown, gone: ReadonlySet<unknown>): unknown {
  if (gone.has(value)) return null;
  if (Array.isArray(value)) {
    const items = value.map((one) => tanpa(one, gone));
    return items.some((one, at) => one !== value[at]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, tanpa(one, gone), one] as const);
  return fields.some(([, kept, one]) => kept !== one)
    ? Object.fromEntries(fields.map(([name, kept]) => [name, kept]))
    : value;
}
