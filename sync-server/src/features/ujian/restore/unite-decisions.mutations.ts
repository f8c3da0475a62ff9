import type { Surat } from '@spmb/shared/sync/start/surat.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { findAcceptUntil } from '../attempt/acceptance.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { originAfterGrant } from '../time/attempt-time.ts';
import { finishByServer } from '../finish/finish.mutations.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import type { DecidedSince } from './surat-acts.queries.ts';
import { uniteStreams } from './unite-streams.mutations.ts';

/** What a surat changed in an attempt, for the record. */
export interface United {
  attempt: Attempt;
  /** Milliseconds granted in the time that was lost. */
  extraMs: number;
  /** Streams that the server did not know. */
  added: number;
  isMoved: boolean;
  /** Why the exam had ended, where that was not known. */
  selesai: Attempt['sebab_selesai'];
}

export const isChanged = ({ extraMs, added, isMoved, selesai }: United): boolean =>
  extraMs > 0 || added > 0 || isMoved || selesai !== null;

/**
 * Unites what is known of an attempt with what a surat says of it (S18): minutes, last moment and epoch only rise, and an
 * end is never taken back. What was decided here `since` it was written stands.
 */
export async function uniteDecisions(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  surat: Surat,
  since: DecidedSince,
): Promise<United> {
  const { lease, added } = await uniteStreams(context, tx, attempt, surat, since.lease);
  const isMoved = lease.aliran !== attempt.aliran || lease.epoch !== attempt.epoch;
  // What is archived or final takes nothing any more but a place for what its devices hold.
  const isOver = attempt.status === 'final' || attempt.diarsipkan_ms !== null;
  const minutes = isOver ? {} : await minutesOf(context, tx, attempt, surat);
  const isNumbered = surat.versi >= attempt.versi || isMoved || added > 0 || minutes.boleh_ms !== undefined;
  const versi = isNumbered ? Math.max(surat.versi, attempt.versi) + 1 : attempt.versi;
  const values = { ...minutes, ...lease, versi };
  await saveAttempt(tx, attempt.id, values);
  const united = { ...attempt, ...values };
  const extraMs = united.boleh_ms - attempt.boleh_ms;
  const selesai = isOver || since.end ? null : endOf(united, surat);
  if (selesai === null) return { attempt: united, extraMs, added, isMoved, selesai };
  const endMs = surat.isi?.selesai_ms ?? context.clock.nowMs();
  const finished = await finishByServer(context, tx, united, 'selesai', selesai, endMs);
  return { attempt: finished, extraMs, added, isMoved, selesai };
}

/** Minutes that were granted in the time that was lost; they are never more than fit before the last moment. */
async function minutesOf(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  surat: Surat,
): Promise<Partial<Attempt>> {
  const batas_akhir_ms = Math.max(attempt.batas_akhir_ms, surat.batas_akhir_ms);
  const boleh_ms = Math.max(attempt.boleh_ms, Math.min(surat.boleh_ms, batas_akhir_ms - attempt.mulai_ms));
  const terpakai_ms = Math.max(attempt.terpakai_ms, Math.min(surat.isi?.terpakai_ms ?? 0, boleh_ms));
  const values: Partial<Attempt> = { terpakai_ms };
  if (boleh_ms === attempt.boleh_ms && batas_akhir_ms === attempt.batas_akhir_ms) return values;
  const { id, selesai_ms, terima_sampai_ms, status } = attempt;
  const until = await findAcceptUntil(tx, { id, batas_akhir_ms, selesai_ms });
  Object.assign(values, { boleh_ms, batas_akhir_ms, terima_sampai_ms: Math.max(terima_sampai_ms, until) });
  if (status === 'mengerjakan' || status === 'menunggu_kiriman')
    Object.assign(values, originAfterGrant(context, attempt));
  // Time alone had closed it.
  if (status === 'menunggu_kiriman' && batas_akhir_ms > context.clock.nowMs()) values.status = 'mengerjakan';
  return values;
}

/** Why an exam that runs here had ended by the surat. Its device's own finish still comes with its operations. */
function endOf({ status }: Attempt, surat: Surat): Attempt['sebab_selesai'] {
  if (status !== 'mengerjakan' && status !== 'menunggu_kiriman') return null;
  return surat.status === 'selesai' || surat.status === 'final' ? (surat.isi?.sebab ?? null) : null;
}
