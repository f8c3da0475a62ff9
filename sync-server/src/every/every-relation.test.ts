import { getTableColumns, and, eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { foresee } from '../crud/delete/along.queries.ts';
import { deleteAlong } from '../crud/delete/delete-along.mutations.ts';
import { lockHapusan, restoreAlong } from '../crud/delete/restore-along.mutations.ts';
import '../app.ts';
import { listTables } from '../db/columns.ts';
import { listRelations, type Relation } from '../db/relations.ts';
import { schoolId } from '../db/school-id.ts';
import type { Transaction } from '../db/store.ts';
import { nameOf, type AnyRow } from '../db/table-rows.ts';
import { makeRow } from '../testing/make-row.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const akun = { akun_id: 'a', authent: 'administrator' } as never;
const alasan = 'salah buat';
const columnName = ({ table, column }: Pick<Relation, 'table' | 'column'>) =>
  `${nameOf(table)}.${column.name}`;
const columnsIn = (table: SQLiteTable): [string, SQLiteColumn][] => Object.entries(getTableColumns(table));

/** Columns that are spelled like the id of a row, and hold none. */
const noRelation = {
  'audit.baris_id': 'a record of whatever table, as it was',
  'hapusan.baris_id': 'a record of whatever table, as it was',
  'peralihan_berkas.operasi_id': 'an act, by the name that a device gave it',
  'peralihan_daftar_ulang.operasi_id': 'an act, by the name that a device gave it',
  'promosi_cadangan.operasi_id': 'an act, by the name that a device gave it',
  'sanggahan.operasi_id': 'an act, by the name that a device gave it',
};

test('every column that is spelled like an id names a table', () => {
  const known = new Set([...listRelations().map(columnName), ...Object.keys(noRelation)]);
  const spelled = listTables().flatMap((table) =>
    columnsIn(table)
      .filter(([name]) => /(_id|_id_\d|_gambar|_dari|^path)$/.test(name) && name !== 'sekolah_id')
      .map(([name]) => `${nameOf(table)}.${name}`),
  );
  expect(spelled.filter((one) => !known.has(one))).toEqual([]);
});

test('of every relation its owner has said what becomes of the rows when what they name is deleted', () => {
  expect(
    listRelations()
      .filter(({ fate }) => fate === undefined)
      .map(columnName),
  ).toEqual([]);
});

const t = perFile(buildTestApp);

/** The school itself is not made twice. */
async function makeChild(tx: Transaction, { table, column }: Relation, id: unknown): Promise<AnyRow> {
  if ('sekolah_id' in getTableColumns(table)) return makeRow(tx, table, { [column.name]: id });
  const [row] = await tx
    .update(table)
    .set({ [column.name]: id })
    .returning();
  return row as AnyRow;
}

const rowsNaming = ({ table, column }: Relation, id: unknown): Promise<AnyRow[]> =>
  t.context.store.read.select().from(table).where(eq(column, id));
const rowsOf = (table: SQLiteTable, id: unknown): Promise<AnyRow[]> => {
  const { id: column } = getTableColumns(table) as Record<string, SQLiteColumn>;
  return t.context.store.read
    .select()
    .from(table)
    .where(and(eq(column!, id)));
};

describe.each(listRelations().map((relation) => [columnName(relation), relation] as const))(
  '%s',
  (_, relation) => {
    const { table, parent, fate } = relation;
    const tx = <T>(work: (tx: Transaction) => Promise<T>) => t.context.store.tx(actor, work);
    const build = () =>
      tx(async (open) => {
        const { id } = await makeRow(open, parent);
        await makeChild(open, relation, id);
        return String(id);
      });
    const remove = (id: string, agreed: Parameters<typeof deleteAlong>[3]) =>
      tx((open) => deleteAlong(open, 5, { table: parent, ids: [id], baris_id: id, judul: 'x' }, agreed));
    const ikut = { [nameOf(table)]: table === parent ? 2 : 1 };

    test(`names ${nameOf(parent)}: ${fate}`, async () => {
      const id = await build();
      const before = [await rowsOf(parent, id), await rowsNaming(relation, id)];
      const now = async () => [await rowsOf(parent, id), await rowsNaming(relation, id)];
      expect(before.map((rows) => rows.length)).toEqual([1, 1]);
      if (fate === 'menolak') {
        await expect(foresee(t.context.store.read, parent, [id])).rejects.toThrow('masih memakai');
        await expect(remove(id, { alasan, ikut })).rejects.toThrow('masih memakai');
        expect(await now()).toEqual(before);
        return;
      }
      if (fate === 'tetap') {
        expect(await foresee(t.context.store.read, parent, [id])).toEqual([]);
        await remove(id, {});
        expect(await now()).toEqual([[], before[1]]);
        return;
      }
      expect(await foresee(t.context.store.read, parent, [id])).toMatchObject([{ tabel: nameOf(table) }]);
      await expect(remove(id, {})).rejects.toThrow('ikut terhapus');
      await expect(remove(id, { ikut })).rejects.toThrow('Isi alasan');
      await expect(remove(id, { alasan, ikut: { [nameOf(table)]: 7 } })).rejects.toThrow(
        'Belum ada yang dihapus',
      );
      expect(await now()).toEqual(before);
      const { hapusan_id } = await remove(id, { alasan, ikut });
      expect(await now()).toEqual([[], []]);
      const restore = () =>
        tx(async (open) => {
          const head = await lockHapusan(open, hapusan_id);
          await restoreAlong(open, head!, { table: parent }, { akun, nowMs: 6 });
        });
      await restore();
      expect(await now()).toEqual(before);
      await expect(restore()).rejects.toThrow('sudah dibuat lagi');
      expect(await now()).toEqual(before);
    });
  },
);
