import {
  ikutWords,
  MIN_ALASAN_HAPUS,
  type Ikut,
  type Terlihat,
} from '@spmb/shared/hapusan/hapusan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { nameOf, type AnyRow } from '../../db/table-rows.ts';
import { writeAudits } from '../../db/write-audit.ts';
import { refusalOf } from '../definition/refuse-isian.ts';
import { readIds } from './along.queries.ts';
import { countAlong, findKeeping, takeAlong, type Along, type Take } from '../definition/along.ts';
import { hapusan, hapusanIsi } from './hapusan.table.ts';
import { refuseKept } from './refuse-kept.ts';
import { trailOf } from './trail.ts';

/** Rows of one entry of the undo record. */
const rowsPerEntry = 50;

/** What is deleted: rows of one table by their ids. */
export interface Doomed {
  table: SQLiteTable;
  ids: readonly string[];
  /** The record that was chosen, or the one that several belong to. */
  baris_id: string;
  /** What people call it. */
  judul: string;
  /** Others take the place of the rows. */
  jenis?: 'ganti';
  /** The chosen rows are put on record by the caller. */
  isRecorded?: boolean;
}

/** What whoever deletes was shown, and why he does it. */
export interface Agreed {
  ikut?: Terlihat | null | undefined;
  alasan?: string | null | undefined;
}

export interface Deleted {
  /** What takes it back. */
  hapusan_id: string;
  /** What went besides the one that was chosen. */
  ikut: Ikut[];
  along: Along;
}

/**
 * The one way in which records are deleted. Refuses where rows that need them would stay, where other rows would go than
 * were shown, or where rows go without a reason. The rows are kept, whole, as an undo record of the same transaction.
 */
export async function deleteAlong(
  tx: Transaction,
  nowMs: number,
  doomed: Doomed,
  agreed: Agreed,
): Promise<Deleted> {
  const { table, ids } = doomed;
  const take: Take = (from, where) => tx.delete(from).where(where).returning();
  const along = await takeAlong(take, table, ids);
  refuseKept(table, await findKeeping(readIds(tx), along));
  const ikut = countAlong(along, table);
  assertAgreed(ikut, agreed);
  const hapusan_id = await record(tx, nowMs, doomed, along, agreed.alasan?.trim() || null);
  return { hapusan_id, ikut, along };
}

function assertAgreed(ikut: readonly Ikut[], { ikut: seen, alasan }: Agreed): void {
  if (!seen && ikut.length === 0) return;
  const isSame =
    seen &&
    Object.keys(seen).length === ikut.length &&
    ikut.every(({ tabel, jumlah }) => seen[tabel] === jumlah);
  if (!isSame) {
    const what = ikut.length === 0 ? 'tidak ada lagi yang ikut terhapus' : `${ikutWords(ikut)} ikut terhapus`;
    throw new Refusal(
      `Belum ada yang dihapus: ${what}. Periksa jumlahnya, tulis alasannya, lalu hapus.`,
      200,
      { jenis: 'hapus-berubah', data: { ikut } },
    );
  }
  if (ikut.length > 0 && (alasan ?? '').trim().length < MIN_ALASAN_HAPUS)
    throw refusalOf({ alasan: `Isi alasan, paling sedikit ${MIN_ALASAN_HAPUS} huruf.` });
}

async function record(
  tx: Transaction,
  nowMs: number,
  { table, baris_id, judul, jenis, isRecorded }: Doomed,
  along: Along,
  alasan: string | null,
): Promise<string> {
  const { akun_id, nama } = tx.actor;
  const id = newId(nowMs);
  const jumlah = Object.fromEntries([...along].map(([of, rows]) => [nameOf(of), rows.length]));
  const head = {
    id,
    tabel: nameOf(table),
    baris_id,
    judul,
    jenis: jenis ?? ('hapus' as const),
    jumlah,
    alasan,
    akun_id,
    nama,
  };
  await tx
    .insert(hapusan)
    .values({ sekolah_id: schoolId, ...head, dibuat_ms: nowMs, diurungkan_ms: null, diurungkan_nama: null });
  let urutan = 0;
  for (const [of, rows] of along) {
    for (let start = 0; start < rows.length; start += rowsPerEntry) {
      const baris: AnyRow[] = rows.slice(start, start + rowsPerEntry);
      const entry = { sekolah_id: schoolId, hapusan_id: id, urutan, tabel: nameOf(of), baris };
      await tx.insert(hapusanIsi).values(entry);
      urutan += 1;
    }
    if (of === table && isRecorded) continue;
    const trail = trailOf(of);
    if (trail)
      await writeAudits(
        tx,
        nowMs,
        rows.map((row) => ({
          tindakan: 'hapus',
          tabel: nameOf(of),
          baris_id: String(row['id']),
          sebelum: trail(row),
          alasan,
        })),
      );
  }
  return id;
}
