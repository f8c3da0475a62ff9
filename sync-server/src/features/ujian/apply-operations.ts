import { mergeCounted } from '@spmb/shared/sync/merge.ts';
import { countAnswered, rankOf } from '@spmb/shared/sync/sheet.ts';
import {
  isLeave,
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from '@spmb/shared/sync/operation.ts';
import { pesanDibaca } from '@spmb/shared/sync/screen-message.ts';
import { judge, type Judgement } from '@spmb/shared/sync/verdict.ts';
import type { Attempt, Stream } from './attempt.queries.ts';

/** An operation as it arrived, with its place and its link of the chain. */
export interface Arrived {
  seq: number;
  teks: string;
  jejak: string;
}

export interface Judged extends Arrived, Judgement {}

export interface Applied {
  judged: Judged[];
  attempt: Attempt;
  stream: Stream;
  /** Body of the finish that took effect, if one did. */
  finish: Extract<OperationBody, { jenis: 'selesai' }> | undefined;
  /** Exam time of each time the page was left. */
  keluarMs: number[];
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
  arrivalMs: number,
): Applied {
  const judged: Judged[] = [];
  let { lembar, selesai_epoch } = attempt;
  let elapsedMaxMs = stream.elapsed_maks_ms;
  let finish: Applied['finish'];
  const keluarMs: number[] = [];
  const dibaca: string[] = [];
  for (const operation of arrived) {
    const head = parseOperationHead(operation.teks);
    const inPlace =
      head?.seq === operation.seq && head.aliran === stream.id && head.ujian_id === attempt.id
        ? head
        : undefined;
    const body = inPlace && parseOperationBody(inPlace);
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
          finishEpoch: selesai_epoch ?? undefined,
          attemptFinal: attempt.status === 'final' || attempt.status === 'diarsipkan',
          arrivalMs,
          acceptUntilMs: attempt.terima_sampai_ms,
        })
      : { verdik: 'ditolak', alasan: 'BENTUK_TIDAK_DIKENAL' };
    judged.push({ ...operation, ...judgement });
    if (inPlace) elapsedMaxMs = Math.max(elapsedMaxMs, inPlace.elapsed_ms);
    if (judgement.verdik !== 'dihitung' || !body) continue;
    if (isLeave(body)) keluarMs.push(elapsedMaxMs);
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
    keluarMs,
    dibaca,
    attempt: { ...attempt, lembar, selesai_epoch, jumlah_terjawab: countAnswered(lembar) },
    stream: {
      ...stream,
      ack: last?.seq ?? stream.ack,
      jejak: last?.jejak ?? stream.jejak,
      elapsed_maks_ms: elapsedMaxMs,
    },
  };
}
