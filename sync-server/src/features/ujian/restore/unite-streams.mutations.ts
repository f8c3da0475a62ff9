import type { Surat, SuratStream } from '@spmb/shared/sync/start/surat.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { findStream, type Attempt, type Stream } from '../attempt/attempt.queries.ts';
import { sinceStart } from '../time/attempt-time.ts';
import { freshStream, insertStreamRow } from '../lease/lease.mutations.ts';
import { listStreamsOfAttempt } from '../replay/replay.queries.ts';
import { saveStream } from '../attempt/save-attempt.mutations.ts';

export interface UnitedStreams {
  /** Who holds the lease, and its number. */
  lease: Pick<Attempt, 'aliran' | 'epoch'>;
  /** Streams that this server did not know. */
  added: number;
}

/**
 * Takes over the streams that a surat names, with their keys and leases (S8, S18). The highest epoch has the lease. Where
 * this server gave the same number to another stream, that one keeps it, and the surat's is held; so is one of a higher
 * number where somebody has taken the lease since the restore, or staff have decided about it (`isDecided`).
 */
export async function uniteStreams(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  surat: Surat,
  isDecided: boolean,
): Promise<UnitedStreams> {
  const told = surat.isi?.aliran_semua ?? [];
  const streams = new Map((await listStreamsOfAttempt(tx, attempt.id)).map((one) => [one.id, one]));
  const added = new Map<string, SuratStream>();
  const isTakenSince = attempt.aliran !== null && !told.some(({ id }) => id === attempt.aliran);
  const mayLead = !isDecided && !isTakenSince && attempt.ditahan === null;
  for (const one of told) {
    if (streams.has(one.id) || (await findStream(tx, one.id))) continue;
    const isFree = ![...streams.values()].some(
      ({ epoch, pintu }) => epoch === one.epoch && pintu === one.pintu,
    );
    const isLower = (one.epoch ?? 0) <= attempt.epoch && attempt.ditahan === null;
    const epoch = isFree && (isLower || mayLead) ? one.epoch : null;
    const row = rowOf(context, attempt, one, epoch);
    await insertStreamRow(tx, row);
    streams.set(row.id, row);
    added.set(row.id, one);
  }
  const lease = leaseOf(attempt, surat, streams, isDecided);
  for (const stream of streams.values()) {
    const endedMs = told.find(({ id }) => id === stream.id)?.akhir_ms ?? null;
    const values = endOf(context, attempt, stream, { lease, endedMs, streams });
    if (values) await saveStream(tx, stream.id, values);
  }
  return { lease, added: added.size };
}

const rowOf = (context: Context, attempt: Attempt, one: SuratStream, epoch: number | null): Stream => ({
  ...freshStream(context, attempt),
  id: one.id,
  pintu: one.pintu,
  kunci_tersegel: one.kunci,
  // The logins of that life are over.
  sesi_masuk_id: '',
  perangkat: one.perangkat,
  epoch,
  luring: one.luring,
});

function leaseOf(
  attempt: Attempt,
  surat: Surat,
  streams: ReadonlyMap<string, Stream>,
  isDecided: boolean,
): UnitedStreams['lease'] {
  const epoch = Math.max(attempt.epoch, ...[...streams.values()].map((one) => one.epoch ?? 0));
  const named = streams.get(surat.aliran ?? '');
  if (attempt.diarsipkan_ms !== null) return { epoch, aliran: null };
  // A login that wrote without a device of its own is over: whoever comes next takes the lease.
  const heir = named?.epoch === epoch && named.pintu === 0 ? named.id : null;
  if (epoch > attempt.epoch) return { epoch, aliran: epoch === surat.epoch ? heir : null };
  if (surat.epoch < epoch || isDecided) return { epoch, aliran: attempt.aliran };
  if (attempt.aliran === null) return { epoch, aliran: heir };
  const holder = surat.isi?.aliran_semua.find(({ id }) => id === attempt.aliran);
  const wasEnded = surat.aliran === null && holder !== undefined && holder.akhir_ms !== null;
  return { epoch, aliran: wasEnded ? null : attempt.aliran };
}

/** What changes of a stream so that the holder's lease runs and every other one has ended; undefined: nothing. */
function endOf(
  context: Context,
  attempt: Attempt,
  stream: Stream,
  now: {
    lease: UnitedStreams['lease'];
    /** As the surat says. */
    endedMs: number | null;
    streams: ReadonlyMap<string, Stream>;
  },
): Partial<Stream> | undefined {
  if (stream.epoch === null) return undefined;
  // The direct calls of the holder's own login write under its number.
  if (now.lease.aliran !== null && stream.epoch === now.lease.epoch)
    return stream.akhir_ms === null ? undefined : { akhir_ms: null, akhir_jalan_ms: null };
  if (stream.akhir_ms !== null) return undefined;
  const isHolder = stream.id === attempt.aliran;
  const akhir_ms = now.endedMs ?? Math.max(0, endedBy(stream, now.streams) - attempt.mulai_ms);
  const latestMs = sinceStart(context, attempt);
  return {
    akhir_ms: Math.min(akhir_ms, latestMs),
    akhir_jalan_ms: isHolder ? context.state.ranMs() : null,
  };
}

/** When the next lease was taken; Infinity: nobody knows. */
const endedBy = (stream: Stream, streams: ReadonlyMap<string, Stream>): number =>
  Math.min(
    ...[...streams.values()]
      .filter(({ epoch }) => (epoch ?? 0) > (stream.epoch ?? 0))
      .map(({ dibuat_ms }) => dibuat_ms),
    Infinity,
  );
