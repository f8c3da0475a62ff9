import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { columnOf, takeNaming, type Take } from '../../../crud/definition/along.ts';
import { relationsTo } from '../../../db/relations.ts';
import type { Reader } from '../../../db/store.ts';
import type { AnyRow } from '../../../db/table-rows.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { percakapan } from '../../pesan/rows/pesan.table.ts';
import { operasi, ujian } from '../../ujian/attempt/ujian.table.ts';

/** An applicant by his record and his account; who never got an account has null. */
export interface Orang {
  peserta_id: string;
  akun_id: string | null;
}

/** Rows that belong to one person, by their table. */
export type Milik = ReadonlyMap<SQLiteTable, readonly AnyRow[]>;

/**
 * Columns without an index that name what is a person's by another column of the same row too: the log of exams, the largest
 * table, by its streams, the others by his record.
 */
const berulang: ReadonlySet<SQLiteColumn> = new Set<SQLiteColumn>([
  operasi.ujian_id,
  ujian.jadwal_ujian_peserta_id,
  ujian.aliran,
  jadwalUjianPeserta.ujian_berlaku,
  jadwalUjianPeserta.susulan_dari,
  percakapan.jadwal_ujian_peserta_id,
]);

/**
 * Columns by which rows belong to whom a row of `table` belongs to. An account is named by acts of its owner on other
 * people's rows too: of relations to it and to what hangs on it, those count whose rows cannot be without it.
 */
function columnsOf(table: SQLiteTable, ofAkun: ReadonlySet<SQLiteTable>): SQLiteColumn[] {
  return relationsTo(table)
    .filter(({ column }) => !berulang.has(column))
    .filter(({ fate }) => fate === 'ikut' || !ofAkun.has(table))
    .map(({ column }) => column);
}

/** How far relations reach from a person's record and from his account. */
function reach(): { all: ReadonlySet<SQLiteTable>; ofAkun: ReadonlySet<SQLiteTable> } {
  const ofAkun = new Set<SQLiteTable>([akun]);
  const all = new Set<SQLiteTable>([peserta, akun]);
  for (const table of all)
    for (const column of columnsOf(table, ofAkun)) {
      if (ofAkun.has(table) && !all.has(column.table)) ofAkun.add(column.table);
      all.add(column.table);
    }
  return { all, ofAkun };
}

/** Every table whose rows belong to a person. */
export const listTabelOrang = (): SQLiteTable[] => [...reach().all];

/** Rows of one person in every such table: read, or taken out. */
export async function takeMilik(take: Take, { peserta_id, akun_id }: Orang): Promise<Milik> {
  const { ofAkun } = reach();
  const found = new Map<SQLiteTable, Map<string, AnyRow>>();
  const waiting = [
    { column: columnOf(peserta, 'id'), ids: [peserta_id] },
    { column: columnOf(akun, 'id'), ids: akun_id === null ? [] : [akun_id] },
  ];
  for (const { column, ids } of waiting) {
    const { table } = column;
    const known = found.get(table) ?? new Map<string, AnyRow>();
    const fresh = (await takeNaming(take, column, ids))
      .map((row) => [JSON.stringify(row), row] as const)
      .filter(([key]) => !known.has(key));
    if (fresh.length === 0) continue;
    found.set(table, new Map([...known, ...fresh]));
    const next = fresh.flatMap(([, { id }]) => (typeof id === 'string' ? [id] : []));
    for (const child of columnsOf(table, ofAkun)) waiting.push({ column: child, ids: next });
  }
  return new Map([...found].map(([table, rows]) => [table, [...rows.values()]]));
}

/** Rows of one person as they stand. */
export const readMilik = (read: Reader, orang: Orang): Promise<Milik> =>
  takeMilik((table, where) => read.select().from(table).where(where), orang);
