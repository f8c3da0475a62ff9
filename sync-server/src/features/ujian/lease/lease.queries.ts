import { eq, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { preparedRows, preparedSelect } from '../../../db/prepared.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { sesiMasuk } from '../../akun/account/akun.table.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { findStream, selectBerlaku, type Attempt, type Stream } from '../attempt/attempt.queries.ts';
import { aliran, ujian } from '../attempt/ujian.table.ts';

const lockById = preparedRows<typeof jadwalUjianPeserta.$inferSelect>(jadwalUjianPeserta, (read) =>
  lockRow(
    read
      .select()
      .from(jadwalUjianPeserta)
      .where(byId(jadwalUjianPeserta, sql.placeholder('id'))),
  ),
);

/**
 * Locks a participant's exam row, always before its attempt: of two first starts at once the second then finds the
 * attempt of the first, and a grant before the start cannot fall between reading the grants and starting.
 */
export const lockExamRow = async (tx: Transaction, barisId: string) =>
  (await lockById(tx, { id: barisId }))[0];

const lockBerlaku = preparedRows<Attempt>(ujian, (read) => lockRow(selectBerlaku(read)));

/** Locks the attempt of an exam row that counts; undefined before the first start. */
export const lockAttemptOfRow = async (tx: Transaction, barisId: string) =>
  (await lockBerlaku(tx, { baris_id: barisId }))[0];

export async function findStreamOf(
  read: Reader,
  ujianId: string,
  aliranId: string,
): Promise<Stream | undefined> {
  const stream = await findStream(read, aliranId);
  return stream?.ujian_id === ujianId ? stream : undefined;
}

/** The stream that holds the lease of an attempt now. */
export const findHolder = async (read: Reader, attempt: Attempt): Promise<Stream | undefined> =>
  attempt.aliran === null ? undefined : findStreamOf(read, attempt.id, attempt.aliran);

const selectDirect = preparedRows<Stream>(aliran, (read) =>
  read
    .select()
    .from(aliran)
    .where(
      ofSchool(
        aliran,
        eq(aliran.ujian_id, sql.placeholder('ujian_id')),
        eq(aliran.sesi_masuk_id, sql.placeholder('sesi_id')),
        eq(aliran.pintu, 1),
        eq(aliran.epoch, sql.placeholder('epoch')),
      ),
    ),
);

/** The stream of the direct calls of a login session under the present lease. */
export const findDirectStream = async (
  read: Reader,
  { id, epoch }: Attempt,
  sesiId: string,
): Promise<Stream | undefined> => (await selectDirect(read, { ujian_id: id, sesi_id: sesiId, epoch }))[0];

const selectDevice = preparedSelect((read) =>
  read
    .select({ id: aliran.id })
    .from(aliran)
    .where(ofSchool(aliran, eq(aliran.ujian_id, sql.placeholder('ujian_id')), eq(aliran.pintu, 0)))
    .limit(1),
);

/** Whether a device with its own log ever registered for an attempt. */
export const hasDeviceStream = async (read: Reader, ujianId: string): Promise<boolean> =>
  (await selectDevice(read, { ujian_id: ujianId })).length > 0;

/** Whether a login session was ended by a sign-out or a revocation. */
export async function isSignedOut(read: Reader, sesiId: string): Promise<boolean> {
  const rows = await read
    .select({ dicabut_ms: sesiMasuk.dicabut_ms })
    .from(sesiMasuk)
    .where(byId(sesiMasuk, sesiId));
  return rows[0] !== undefined && rows[0].dicabut_ms !== null;
}
