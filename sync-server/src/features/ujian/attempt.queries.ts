import { and, eq, sql } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import { lockRow } from '../../db/lock-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { aliran, operasi, ujian } from './ujian.table.ts';

export type Attempt = typeof ujian.$inferSelect;
export type Stream = typeof aliran.$inferSelect;

const selectAttemptAndStream = prepared<{ ujian: Attempt; aliran: Stream }[]>((queries) =>
  lockRow(
    queries
      .select({ ujian, aliran })
      .from(ujian)
      .innerJoin(aliran, and(eq(aliran.sekolah_id, schoolId), eq(aliran.id, sql.placeholder('aliran'))))
      .where(and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, sql.placeholder('ujian')), eq(aliran.ujian_id, ujian.id))),
  ),
);

/** Locks an attempt together with one of its streams; undefined where the stream is not of that attempt. */
export async function lockAttemptAndStream(tx: Transaction, ujianId: string, aliranId: string) {
  return (await selectAttemptAndStream(tx, { ujian: ujianId, aliran: aliranId }))[0];
}

/** Locks an attempt. */
export async function lockAttempt(tx: Transaction, ujianId: string): Promise<Attempt | undefined> {
  const rows = await lockRow(
    tx
      .select()
      .from(ujian)
      .where(and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, ujianId))),
  );
  return rows[0];
}

export async function findStream(read: Reader, aliranId: string): Promise<Stream | undefined> {
  const rows = await read
    .select()
    .from(aliran)
    .where(and(eq(aliran.sekolah_id, schoolId), eq(aliran.id, aliranId)));
  return rows[0];
}

/** A stored operation of a stream. */
export async function findOperation(read: Reader, aliranId: string, seq: number) {
  const rows = await read
    .select()
    .from(operasi)
    .where(and(eq(operasi.sekolah_id, schoolId), eq(operasi.aliran_id, aliranId), eq(operasi.seq, seq)));
  return rows[0];
}
