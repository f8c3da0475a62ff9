import { chainStart } from '@spmb/shared/sync/stream/chain.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { Context } from '../../../context.ts';
import { byId } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import { sql } from 'drizzle-orm';
import { placeholders, preparedWrite, rowPlaceholders } from '../../../db/prepared.ts';
import type { Transaction } from '../../../db/store.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { sinceStart } from '../time/attempt-time.ts';
import { saveAttempt, saveStream } from '../attempt/save-attempt.mutations.ts';
import { assertStreamsLeft } from './stream-cap.queries.ts';
import { aliran, ujian } from '../attempt/ujian.table.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';

export interface NewStream {
  /** undefined: a stream of the direct calls, named by the server. */
  id: string | undefined;
  kunci: Uint8Array | undefined;
  perangkat: string;
  sesiId: string;
  /** The exam began in it without the server. */
  luring?: boolean;
}

const insertRow = preparedWrite((queries) => queries.insert(aliran).values(rowPlaceholders(aliran)));

const updateLease = preparedWrite((queries) =>
  queries
    .update(ujian)
    .set(placeholders('aliran', 'epoch', 'versi', 'kontak_ms', 'belum_terkirim'))
    .where(byId(ujian, sql.placeholder('id'))),
);

const firstLink = toBase64Url(chainStart());

/** Adds a stream to an attempt; `epoch` null: it holds no lease. Refuses (409) such a one where there are too many. */
export async function insertStream(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  stream: NewStream,
  epoch: number | null,
): Promise<Stream> {
  if (epoch === null) await assertStreamsLeft(tx, attempt.id, 409);
  const row: Stream = {
    ...freshStream(context, attempt),
    id: stream.id ?? toBase64Url(systemRandomness.bytes(16)),
    pintu: stream.id === undefined ? 1 : 0,
    kunci_tersegel: stream.kunci ? context.secrets.seal(stream.kunci) : null,
    sesi_masuk_id: stream.sesiId,
    perangkat: stream.perangkat,
    epoch,
    luring: stream.luring ?? false,
    // What it was begun with is an answer; of a start without the server nobody has heard one yet.
    dijawab_jalan_ms: stream.luring ? null : context.state.ranMs(),
  };
  await insertStreamRow(tx, row);
  return row;
}

/** A stream of an attempt that has brought nothing yet. */
export function freshStream(context: Context, attempt: Pick<Attempt, 'id'>) {
  const now = context.clock.nowMs();
  return {
    sekolah_id: schoolId,
    ujian_id: attempt.id,
    akhir_ms: null,
    akhir_jalan_ms: null,
    lama: false,
    bukti_jalan_ms: null,
    janji: [],
    dijawab_jalan_ms: null,
    ack: 0,
    jejak: firstLink,
    elapsed_maks_ms: 0,
    belum_terkirim: 0,
    kontak_ms: now,
    dibuat_ms: now,
  };
}

export const insertStreamRow = (tx: Transaction, row: Stream): Promise<unknown> => insertRow(tx, { ...row });

/** Ends the present lease at the exam time it can have used: what its device did until then still counts (S9). */
export async function endLease(context: Context, tx: Transaction, attempt: Attempt): Promise<Attempt> {
  if (attempt.aliran === null) return attempt;
  await saveStream(tx, attempt.aliran, {
    akhir_ms: sinceStart(context, attempt),
    akhir_jalan_ms: context.state.ranMs(),
  });
  const values = { aliran: null, versi: attempt.versi + 1 };
  await saveAttempt(tx, attempt.id, values);
  return { ...attempt, ...values };
}

/**
 * Gives the lease to a new stream with the next epoch. Refuses where the participant has taken it to too many already;
 * one that nobody holds, as after an act of staff, may always be taken.
 */
export async function takeLease(context: Context, tx: Transaction, attempt: Attempt, stream: NewStream) {
  if (attempt.aliran !== null) await assertStreamsLeft(tx, attempt.id, 200);
  const free = await endLease(context, tx, attempt);
  const epoch = free.epoch + 1;
  const made = await insertStream(context, tx, free, stream, epoch);
  const values = {
    aliran: made.id,
    epoch,
    versi: free.versi + 1,
    kontak_ms: context.clock.nowMs(),
    belum_terkirim: 0,
  };
  await updateLease(tx, { id: attempt.id, ...values });
  return { attempt: { ...free, ...values }, stream: made };
}
