import { hapusanIsi } from '../../../crud/delete/hapusan.table.ts';
import { listTables } from '../../../db/columns.ts';
import { relationsOf } from '../../../db/relations.ts';
import type { Reader } from '../../../db/store.ts';
import { nameOf, pageRows, type AnyRow } from '../../../db/table-rows.ts';
import type { Orang } from './milik.queries.ts';

/** Some deleted rows of a table that can still come back, and which of them are a person's. */
export type IsiHapusan = typeof hapusanIsi.$inferSelect & { miliknya: AnyRow[] };

/** Columns that name a row of another table, by table. */
const kolomKunci = () =>
  new Map(listTables().map((table) => [nameOf(table), relationsOf(table).map(({ column }) => column.name)]));

/**
 * Deleted rows of a person that can still come back: those that name him, and what hangs on one that does, which stands after
 * it on record.
 */
export async function* eachHapusanOrang(
  read: Reader,
  { peserta_id, akun_id }: Orang,
): AsyncGenerator<IsiHapusan> {
  const ids = new Set<unknown>([peserta_id, ...(akun_id === null ? [] : [akun_id])]);
  const kunci = kolomKunci();
  const isHis = (tabel: string, row: AnyRow): boolean => {
    const own = tabel === 'peserta' || tabel === 'akun' ? ['id'] : [];
    // A table of an earlier version names people as those of today do.
    const names = kunci.get(tabel) ?? ['peserta_id', 'akun_id'];
    if (![...own, ...names].some((name) => ids.has(row[name]))) return false;
    if (typeof row['id'] === 'string') ids.add(row['id']);
    return true;
  };
  for await (const page of pageRows(read, hapusanIsi))
    for (const isi of page as (typeof hapusanIsi.$inferSelect)[]) {
      const miliknya = isi.baris.filter((row) => isHis(isi.tabel, row));
      if (miliknya.length > 0) yield { ...isi, miliknya };
    }
}

/** The same, each row with the place where it is kept. */
export async function listHapusanOrang(read: Reader, orang: Orang): Promise<AnyRow[]> {
  const found: AnyRow[] = [];
  for await (const { hapusan_id, tabel, miliknya } of eachHapusanOrang(read, orang))
    found.push(...miliknya.map((row) => ({ hapusan_id, tabel, ...row })));
  return found;
}
