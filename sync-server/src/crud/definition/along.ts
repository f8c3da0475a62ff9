import { inWords } from '@spmb/shared/audit/tindakan-words.ts';
import { tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import type { Ikut } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { relationsTo, type Relation } from '../../db/relations.ts';
import { schoolId } from '../../db/school-id.ts';
import { nameOf, type AnyRow } from '../../db/table-rows.ts';

/** Rows by their table, in the order in which they were found. */
export type Along = ReadonlyMap<SQLiteTable, readonly AnyRow[]>;
/** Reads rows of a table, or takes them out of it. */
export type Take = (table: SQLiteTable, where: SQL | undefined) => Promise<AnyRow[]>;

/** Most ids of one query. */
const idsPerQuery = 500;

/** A column of a table; throws where there is none. */
export function columnOf(table: SQLiteTable, name: string): SQLiteColumn {
  const column = (getTableColumns(table) as Record<string, SQLiteColumn>)[name];
  if (!column) throw new Error(`${nameOf(table)} has no column ${name}`);
  return column;
}

/** What a table's rows are called in a sentence: 'jadwal peserta'. */
export function kataOf(tabel: string): string {
  const words = inWords(tabel, tabelWords);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Rows of the school whose `column` holds one of `ids`. */
export async function takeNaming(
  take: Take,
  column: SQLiteColumn,
  ids: readonly string[],
): Promise<AnyRow[]> {
  const { table } = column;
  const school =
    'sekolah_id' in getTableColumns(table) ? columnOf(table, 'sekolah_id') : columnOf(table, 'id');
  const rows: AnyRow[] = [];
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const where = and(eq(school, schoolId), inArray(column, ids.slice(start, start + idsPerQuery)));
    rows.push(...(await take(table, where)));
  }
  return rows;
}

/** The rows `ids` of a table and all that go with them, over as many relations as there are. */
export async function takeAlong(take: Take, table: SQLiteTable, ids: readonly string[]): Promise<Along> {
  const along = new Map<SQLiteTable, AnyRow[]>();
  const waiting = [{ column: columnOf(table, 'id'), ids }];
  for (const at of waiting) {
    const rows = await takeNaming(take, at.column, at.ids);
    if (rows.length === 0) continue;
    const of = at.column.table;
    along.set(of, [...(along.get(of) ?? []), ...rows]);
    const next = rows.map(({ id }) => String(id));
    for (const { column, fate } of relationsTo(of)) if (fate === 'ikut') waiting.push({ column, ids: next });
  }
  return along;
}

/** Relations whose rows keep rows of `parent` from being deleted. */
const keeping = (parent: SQLiteTable): Relation[] =>
  relationsTo(parent).filter(({ fate }) => fate === undefined || fate === 'menolak');

/** What names rows of `along` without going along and keeps them from being deleted; undefined: nothing does. */
export async function findKeeping(read: Take, along: Along): Promise<Ikut | undefined> {
  for (const [parent, rows] of along)
    for (const { table, column } of keeping(parent)) {
      const gone = new Set(along.get(table)?.map(({ id }) => id));
      const found = await takeNaming(
        read,
        column,
        rows.map(({ id }) => String(id)),
      );
      const jumlah = found.filter(({ id }) => id === undefined || !gone.has(id)).length;
      if (jumlah > 0) return { tabel: nameOf(table), kata: kataOf(nameOf(table)), jumlah };
    }
  return undefined;
}

/** What goes besides the one record that was chosen; of several, those too. */
export function countAlong(along: Along, table: SQLiteTable): Ikut[] {
  return [...along].flatMap(([of, { length: jumlah }]) =>
    of === table && jumlah === 1 ? [] : [{ tabel: nameOf(of), kata: kataOf(nameOf(of)), jumlah }],
  );
}
