import { eq, isNull, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { preparedRows } from '../../../db/prepared.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { aliran, operasi, ujian } from './ujian.table.ts';

export type Attempt = typeof ujian.$inferSelect;
export type Stream = typeof aliran.$inferSelect;

const selectAttempt = preparedRows<Attempt>(ujian, (read) =>
  lockRow(
    read
      .select()
      .from(ujian)
      .where(byId(ujian, sql.placeholder('id'))),
  ),
);

const selectStream = preparedRows<Stream>(aliran, (read) =>
  lockRow(
    read
      .select()
      .from(aliran)
      .where(byId(aliran, sql.placeholder('id'))),
  ),
);

/**
 * Locks an attempt together with one of its streams; undefined where the stream is not of that attempt. Two looks by
 * key cost SQLite a fifth of one join.
 */
export async function lockAttemptAndStream(tx: Transaction, ujianId: string, aliranId: string) {
  const attempt = (await selectAttempt(tx, { id: ujianId }))[0];
  const stream = attempt && (await selectStream(tx, { id: aliranId }))[0];
  return attempt && stream?.ujian_id === ujianId ? { attempt, stream } : undefined;
}

/** Locks an attempt. */
export async function lockAttempt(tx: Transaction, ujianId: string): Promise<Attempt | undefined> {
  return (await selectAttempt(tx, { id: ujianId }))[0];
}

const selectAttemptUnlocked = preparedRows<Attempt>(ujian, (read) =>
  read
    .select()
    .from(ujian)
    .where(byId(ujian, sql.placeholder('id'))),
);

export const findAttempt = async (read: Reader, id: string): Promise<Attempt | undefined> =>
  (await selectAttemptUnlocked(read, { id }))[0];

const selectBerlaku = preparedRows<Attempt>(ujian, (read) =>
  read
    .select()
    .from(ujian)
    .where(
      ofSchool(
        ujian,
        eq(ujian.jadwal_ujian_peserta_id, sql.placeholder('baris_id')),
        isNull(ujian.diarsipkan_ms),
      ),
    ),
);

/** The attempt of an exam row that counts; undefined before the first start. */
export const findAttemptOfRow = async (read: Reader, barisId: string): Promise<Attempt | undefined> =>
  (await selectBerlaku(read, { baris_id: barisId }))[0];

const selectStreamUnlocked = preparedRows<Stream>(aliran, (read) =>
  read
    .select()
    .from(aliran)
    .where(byId(aliran, sql.placeholder('id'))),
);

export const findStream = async (read: Reader, id: string): Promise<Stream | undefined> =>
  (await selectStreamUnlocked(read, { id }))[0];

const selectOperation = preparedRows<typeof operasi.$inferSelect>(operasi, (read) =>
  read
    .select()
    .from(operasi)
    .where(
      ofSchool(
        operasi,
        eq(operasi.aliran_id, sql.placeholder('aliran_id')),
        eq(operasi.seq, sql.placeholder('seq')),
      ),
    ),
);

/** A stored operation of a stream. */
export const findOperation = async (read: Reader, aliranId: string, seq: number) =>
  (await selectOperation(read, { aliran_id: aliranId, seq }))[0];
