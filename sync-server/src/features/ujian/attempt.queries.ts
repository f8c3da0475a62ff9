import { and, eq, sql } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import { lockRow } from '../../db/lock-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { aliran, operasi, ujian } from './ujian.table.ts';

export type Attempt = typeof ujian.$inferSelect;
export type Stream = typeof aliran.$inferSelect;

const selectAttempt = prepared<Attempt>(
  (queries) =>
    lockRow(
      queries
        .select()
        .from(ujian)
        .where(and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, sql.placeholder('id')))),
    ),
  ujian,
);

const selectStream = prepared<Stream>(
  (queries) =>
    lockRow(
      queries
        .select()
        .from(aliran)
        .where(and(eq(aliran.sekolah_id, schoolId), eq(aliran.id, sql.placeholder('id')))),
    ),
  aliran,
);

/**
 * Locks an attempt together with one of its streams; undefined where the stream is not of that attempt. Two looks by
 * key cost SQLite a fifth of one join.
 */
export async function lockAttemptAndStream(tx: Transaction, ujianId: string, aliranId: string) {
  const attempt = (await selectAttempt(tx, { id: ujianId }))[0];
  const stream = attempt && (await selectStream(tx, { id: aliranId }))[0];
  return attempt && stream?.ujian_id === ujianId ? { ujian: attempt, aliran: stream } : undefined;
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
