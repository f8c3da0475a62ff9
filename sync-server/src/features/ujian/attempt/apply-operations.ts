import { isCleanText } from '@spmb/shared/sync/stream/clean-text.ts';
import { mergeCounted } from '@spmb/shared/sync/stream/merge.ts';
import { countAnswered, rankOf } from '@spmb/shared/sync/stream/lembar.ts';
import {
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from '@spmb/shared/sync/stream/operation.ts';
import { pesanDibaca } from '@spmb/shared/sync/protocol/screen-message.ts';
import { afterOperation, madeAfterMs, type Evidence, type LinkAt } from '@spmb/shared/sync/time/evidence.ts';
import { clockGraceMs, provenTimeMs } from '@spmb/shared/sync/time/exam-time.ts';
import { addLeave, noLeaves, type BatchLeaves } from '@spmb/shared/sync/stream/leave.ts';
import { judge, type Judgement } from '@spmb/shared/sync/time/verdict.ts';
import type { Attempt, Stream } from './attempt.queries.ts';

/** An operation as it arrived, with its place and its link of the chain. */
export interface Arrived {
  seq: number;
  teks: string;
  jejak: string;
}

export interface Judged extends Arrived, Judgement {
  /** Running time of the server after which it was made; null: nobody knows. */
  madeAfter: number | null;
}

/** What the server knows of the moment at which operations arrive. */
export interface Arrival {
  nowMs: number;
  /** Running time of the server. */
  ranMs: number;
  /** Time since the attempt began by the server's clock. */
  sinceStartMs: number;
  /** Exam time before which nobody finishes by his own will, as the schedule says. */
  finishFromMs: number;
}

export interface Applied {
  judged: Judged[];
  attempt: Attempt;
  stream: Stream;
  /** Body of the finish that took effect, if one did. */
  finish: Extract<OperationBody, { jenis: 'selesai' }> | undefined;
  /** Leaves of the page, and dark screens that were none. */
  leaves: BatchLeaves;
  /** Ids of messages that were confirmed. */
  dibaca: string[];
}

/**
 * Judges and merges new operations of one stream in their order: pure, so that replaying the log gives
 * the same state (S3, S6). A text that cannot be read has a place all the same and is refused there.
 */
export function applyOperations(
  attempt: Attempt,
  stream: Stream,
  arrived: readonly Arrived[],
  arrival: Arrival,
): Applied {
  const judged: Judged[] = [];
  let { lembar, selesai_epoch } = attempt;
  let evidence = evidenceOf(stream);
  let elapsedMaxMs = stream.elapsed_maks_ms;
  let finish: Applied['finish'];
  let leaves = noLeaves;
  const dibaca: string[] = [];
  const linkAt = linksOf(arrived);
  for (const operation of arrived) {
    const head = parseOperationHead(operation.teks);
    const inPlace =
      head?.seq === operation.seq && head.aliran === stream.id && head.ujian_id === attempt.id
        ? head
        : undefined;
    const body = inPlace && parseOperationBody(inPlace);
    const madeAfter = madeAfterMs(evidence, operation.seq, arrival.ranMs, linkAt);
    evidence = afterOperation(evidence, operation);
    const judgement: Judgement = inPlace
      ? judge({
          head: inPlace,
          body,
          isDrawn: (butir) => attempt.urutan.includes(butir),
          elapsedMaxMs,
          streamEpoch: stream.epoch ?? undefined,
          beganOffline: stream.luring,
          leaseEndMs: stream.akhir_ms ?? undefined,
          allowedMs: attempt.boleh_ms,
          startHeld: attempt.ditahan !== null,
          provenMs: madeAfter === null ? undefined : provenOf(attempt, madeAfter),
          madeAfterLease: (madeAfter ?? 0) > (stream.akhir_jalan_ms ?? Infinity) + clockGraceMs,
          usedMs: attempt.terpakai_ms,
          // However much exam time a device says it used: nobody has used more than has passed.
          finishFromMs:
            arrival.sinceStartMs + clockGraceMs < arrival.finishFromMs ? Infinity : arrival.finishFromMs,
          finishEpoch: selesai_epoch ?? undefined,
          attemptFinal: attempt.status === 'final' || attempt.status === 'diarsipkan',
          arrivalMs: arrival.nowMs,
          acceptUntilMs: attempt.terima_sampai_ms,
        })
      : { verdik: 'ditolak', alasan: 'BENTUK_TIDAK_DIKENAL' };
    judged.push({ ...operation, ...judgement, madeAfter });
    if (inPlace) elapsedMaxMs = Math.max(elapsedMaxMs, inPlace.elapsed_ms);
    if (judgement.verdik !== 'dihitung' || !body) continue;
    leaves = addLeave(leaves, body, elapsedMaxMs);
    if (body.jenis === 'peristiwa' && body.nama === pesanDibaca && body.rincian) dibaca.push(body.rincian);
    lembar = mergeCounted(lembar, body, rankOf(stream.epoch ?? 0, elapsedMaxMs, stream.pintu, operation.seq));
    if (body.jenis === 'selesai') {
      finish = body;
      selesai_epoch = stream.epoch;
    }
  }
  const last = arrived.at(-1);
  return {
    judged,
    finish,
    leaves,
    // No message has an id that is no clean text, and PostgreSQL cannot be asked for it (S28).
    dibaca: dibaca.filter(isCleanText),
    attempt: { ...attempt, lembar, selesai_epoch, jumlah_terjawab: countAnswered(lembar) },
    stream: {
      ...stream,
      ack: last?.seq ?? stream.ack,
      jejak: last?.jejak ?? stream.jejak,
      elapsed_maks_ms: elapsedMaxMs,
      ...evidenceFields(evidence),
    },
  };
}

/** Exam time that an operation of an attempt must have, made after a running time of the server. */
export const provenOf = (attempt: Attempt, madeAfterMs: number): number =>
  provenTimeMs({
    madeAfterMs,
    originMs: attempt.jalan_awal_ms,
    pauseMaxMs: attempt.jeda_maks_ms,
    isNotified: attempt.maklum_jalan_ms !== null,
  });

/** Finds a link among operations that arrived together. */
export const linksOf =
  (arrived: readonly Arrived[]): LinkAt =>
  (seq) =>
    arrived[seq - (arrived[0]?.seq ?? 0)]?.jejak;

/** Evidence as a stream's row keeps it. */
export const evidenceOf = ({ bukti_jalan_ms, janji }: Stream): Evidence => ({
  provenMs: bukti_jalan_ms,
  promises: janji,
});

export const evidenceFields = ({ provenMs, promises }: Evidence) => ({
  bukti_jalan_ms: provenMs,
  janji: promises,
});
