import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { asc, eq } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { listTables } from '../../db/columns.ts';
import { lockRow } from '../../db/lock-row.ts';
import { relationsOf } from '../../db/relations.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { nameOf, type AnyRow } from '../../db/table-rows.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Deletion, SignedIn } from '../../http/route.ts';
import { readIds } from './along.queries.ts';
import { columnOf, kataOf, takeNaming } from '../definition/along.ts';
import { hapusan, hapusanIsi } from './hapusan.table.ts';

export type HapusanRow = typeof hapusan.$inferSelect;

/** A deletion on record, locked until the transaction ends; undefined: there is none. */
export async function lockHapusan(tx: Transaction, id: string): Promise<HapusanRow | undefined> {
  const query = tx.select().from(hapusan).where(byId(hapusan, id));
  return (await lockRow(query))[0];
}

/**
 * Puts back all rows of a deletion, with their ids, on record. Refuses where one does not fit any more: the transaction
 * that throws puts back none.
 */
export async function restoreAlong(
  tx: Transaction,
  head: HapusanRow,
  deletion: Deletion,
  at: { akun: SignedIn; nowMs: number },
): Promise<void> {
  const entries = await tx
    .select({ tabel: hapusanIsi.tabel, baris: hapusanIsi.baris })
    .from(hapusanIsi)
    .where(ofSchool(hapusanIsi, eq(hapusanIsi.hapusan_id, head.id)))
    .orderBy(asc(hapusanIsi.urutan));
  const chosen = entries.filter(({ tabel }) => tabel === head.tabel).flatMap(({ baris }) => baris);
  if (head.jenis === 'ganti') await deletion.giveWay?.(tx, chosen, at);
  for (const { tabel, baris } of entries) await putBack(tx, tableOf(tabel), baris);
  for (const { tabel, baris } of entries) await assertParents(tx, tableOf(tabel), baris);
  await deletion.comeBack?.(tx, chosen, at);
  await tx
    .update(hapusan)
    .set({ diurungkan_ms: at.nowMs, diurungkan_nama: tx.actor.nama })
    .where(byId(hapusan, head.id));
  const kembali = Object.fromEntries(Object.entries(head.jumlah).map(([of, rows]) => [kataOf(of), rows]));
  await writeAudit(tx, at.nowMs, {
    tindakan: 'urungkan hapus',
    tabel: head.tabel,
    baris_id: head.baris_id,
    sesudah: { name: head.judul, ...kembali },
  });
}

/** Throws where a later version of the program has no such table any more. */
function tableOf(tabel: string): SQLiteTable {
  const table = listTables().find((one) => nameOf(one) === tabel);
  if (!table) throw new Refusal('Penghapusan ini dari versi lama dan tidak dapat diurungkan lagi.');
  return table;
}

async function putBack(tx: Transaction, table: SQLiteTable, rows: AnyRow[]): Promise<void> {
  const put = await tx.insert(table).values(rows).onConflictDoNothing().returning();
  const taken = rows.length - put.length;
  if (taken > 0)
    throw new Refusal(
      `Belum dapat diurungkan: ${taken} ${kataOf(nameOf(table))} yang sama sudah dibuat lagi sejak dihapus. Hapus dulu yang baru, atau biarkan yang baru.`,
      409,
    );
}

async function assertParents(tx: Transaction, table: SQLiteTable, rows: readonly AnyRow[]): Promise<void> {
  for (const { column, parent, fate } of relationsOf(table)) {
    if (fate === 'tetap') continue;
    const ids = new Set(rows.map((row) => row[column.name]).filter((id) => typeof id === 'string'));
    const found = await takeNaming(readIds(tx), columnOf(parent, 'id'), [...ids]);
    const missing = ids.size - found.length;
    if (missing > 0)
      throw new Refusal(
        `Belum dapat diurungkan: ${missing} ${kataOf(nameOf(parent))} yang disebut di dalamnya tidak ada lagi. Kembalikan itu dulu, lalu ulangi.`,
        409,
      );
  }
}
