import type { Ikut } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { nameOf } from '../../db/table-rows.ts';
import { kataOf } from '../definition/along.ts';

/** Refuses (409) a deletion that would leave rows behind which need the deleted ones. */
export function refuseKept(table: SQLiteTable, kept: Ikut | undefined): void {
  if (!kept) return;
  const words = kataOf(nameOf(table));
  throw new Refusal(
    `Belum ada yang dihapus: ${kept.jumlah.toLocaleString('id-ID')} ${kept.kata} masih memakai ${words} ini. Pindahkan atau hapus itu dulu.`,
    409,
  );
}
