import { eq, isNull, sql } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { keptTable } from '../../../db/kept-rows.ts';
import { preparedRows } from '../../../db/prepared.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { aliran, operasi, ujian } from './ujian.table.ts';

export type Attempt = typeof ujian.$inferSelect;
export type Stream = typeof aliran.$inferSelect;

/** Attempts and streams by their id, as the writer of SQLite has them in memory. */
export const attempts = keptTable(ujian);
export const streams = keptTable(aliran);

/**
 * Locks an attempt together with one of its streams; undefined where the stream is not of that attempt. Two looks by
 * key cost SQLite a fifth of one join, and nothing where it has them in memory.
 */
export async function lockAttemptAndStream(tx: Transaction, ujianId: string, aliranId: string) {
  const attempt = await attempts.lock(tx, ujianId);
  const stream = attempt && (await streams.lock(tx, aliranId));
  return attempt && stream?.ujian_id === ujianId ? { attempt, stream } : undefined;
}

/** Locks an attempt. */
export const lockAttempt = attempts.lock;

export const findAttempt = attempts.find;

/** The attempt that counts of the exam row `baris_id`. */
export const selectBerlaku = (read: Reader) =>
  read
    .select()
    .from(ujian)
    .where(
      ofSchool(
        ujian,
        eq(ujian.jadwal_ujian_peserta_id, sql.placeholder('baris_id')),
        isNull(ujian.diarsipkan_ms),
      ),
    );

const findBerlaku = preparedRows<Attempt>(ujian, selectBerlaku);

/** The attempt of an exam row that counts; undefined before the first start. */
export const findAttemptOfRow = async (read: Reader, barisId: string): Promise<Attempt | undefined> =>
  (await findBerlaku(read, { baris_id: barisId }))[0];

export const findStream = streams.find;

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
