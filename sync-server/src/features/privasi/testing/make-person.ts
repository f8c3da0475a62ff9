import { eq } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { relationsOf } from '../../../db/relations.ts';
import type { Transaction } from '../../../db/store.ts';
import { nameOf, type AnyRow } from '../../../db/table-rows.ts';
import { makeRow } from '../../../testing/make-row.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { listTabelOrang } from '../orang/milik.queries.ts';

/** A row of one person, by its table. */
export type Rows = Map<SQLiteTable, AnyRow>;

/** A row of one person in every table of people, with something of its own in each column. */
export async function makePerson(tx: Transaction, akunId: string, given: AnyRow): Promise<Rows> {
  const rows: Rows = new Map();
  const [own] = await tx.select().from(akun).where(eq(akun.id, akunId));
  rows.set(akun, own as AnyRow);
  for (const table of listTabelOrang()) {
    if (table === akun) continue;
    const naming = relationsOf(table).flatMap(({ column, parent, fate }) => {
      const id = rows.get(parent)?.['id'];
      return id === undefined || (parent === akun && fate !== 'ikut' && table !== peserta)
        ? []
        : [[column.name, id]];
    });
    rows.set(
      table,
      await makeRow(tx, table, { ...Object.fromEntries(naming), ...(table === peserta && given) }),
    );
  }
  return rows;
}

/** Texts that makeRow draws for one row alone. */
export const marksOf = (rows: Rows) =>
  [...rows].flatMap(([table, row]) =>
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'string' && /^\w+-\d+$/.test(value) ? [{ tabel: nameOf(table), name, value }] : [],
    ),
  );
