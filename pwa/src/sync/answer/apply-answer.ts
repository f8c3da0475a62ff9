import type { StreamRow, LembarRow, OperationRow, AttemptRow } from '../../local-db/exam-rows.ts';
import { adoptState } from './adopt-state.ts';
import { mergeLembar } from './merge-lembar.ts';
import type { Answer } from './parse-batch-answer.ts';

/** A stream of this device with its attempt, in memory. */
export interface StreamMemory {
  attempt: AttemptRow;
  stream: StreamRow;
  /** Operations of the stream by seq, from 1. */
  operations: readonly OperationRow[];
  /** Operations of the attempt's other streams. */
  lain: readonly OperationRow[];
  lembar: ReadonlyMap<string, LembarRow>;
}

export interface Applied extends Pick<StreamMemory, 'attempt' | 'stream' | 'operations'> {
  changedOperations: OperationRow[];
  changedLembar: LembarRow[];
  berubah: string[];
  /** The stream cannot go on: a new one takes over what is not acknowledged. */
  forked: boolean;
  mayDelete: boolean;
}

export interface ArrivalOfAnswer {
  /** The batch that is answered: seq of its first and last operation. */
  batch: { mulai: number; akhir: number };
  /** No answer to a later batch was applied before. */
  isNewest: boolean;
  /** Questions with an act that is still being written. */
  inFlight: ReadonlySet<string>;
  nowMs: number;
}

/** The stream after an answer of the server. Only the newest answer moves ack and state; a verdict counts whenever it comes (S3). */
export function applyAnswer(memory: StreamMemory, answer: Answer, arrival: ArrivalOfAnswer): Applied {
  const ack = arrival.isNewest ? trustedAck(memory.stream, answer, arrival.batch) : memory.stream.ack;
  const operations = withVerdicts(withAck(memory.operations, ack, answer.server_ms), ack, answer);
  const none = { changedLembar: [], berubah: [], forked: false, mayDelete: false };
  if (!arrival.isNewest)
    return {
      ...none,
      attempt: memory.attempt,
      stream: memory.stream,
      operations,
      changedOperations: changed(memory, operations),
    };

  const attempt = adoptState(memory.attempt, answer);
  const place = { ujianId: attempt.ujian_id, nowMs: answer.server_ms };
  const sheet = Object.entries(answer.lembar ?? {}).filter(([butir]) => !arrival.inFlight.has(butir));
  const merged = mergeLembar(
    memory.lembar,
    [...memory.lain, ...operations],
    Object.fromEntries(sheet),
    place,
  );
  for (const one of merged.diterima) if (one.aliran === memory.stream.aliran) operations[one.seq - 1] = one;
  const isOld = answer.generasi < memory.attempt.generasi;
  const ownsLease = answer.keadaan.pemegang && !isOld;
  return {
    attempt,
    stream: {
      ...memory.stream,
      ack,
      generasi: Math.max(answer.generasi, memory.stream.generasi),
      epoch: ownsLease ? answer.keadaan.epoch : memory.stream.epoch,
      // A grant may give an ended lease back to its stream.
      berakhir: isOld
        ? memory.stream.berakhir
        : !answer.keadaan.pemegang || answer.keadaan.status === 'diarsipkan',
    },
    operations,
    changedOperations: changed(memory, operations),
    changedLembar: merged.lembar,
    berubah: merged.berubah,
    forked: !memory.stream.dipindah && (answer.bentrok || answer.ack > operations.length),
    // An old server that came back may allow nothing to be deleted, and what is unsent never goes (S4).
    mayDelete: answer.boleh_hapus && !isOld && (memory.stream.dipindah || ack >= operations.length),
  };
}

/**
 * How far the answer proves that the server holds this device's own texts. Beyond what the batch carried the server may
 * hold those of a copy of this disk; of a batch that did not fit, none is proven (S2). A restored server has proven
 * nothing yet: the stream goes out again from its start, and repeats change nothing (S18).
 */
export function trustedAck(stream: StreamRow, answer: Answer, batch: ArrivalOfAnswer['batch']): number {
  if (answer.generasi > stream.generasi) return 0;
  return Math.min(answer.ack, answer.bentrok ? batch.mulai - 1 : batch.akhir);
}

/** What the newest ack covers is at the server; what it does not cover is not, also where an older one did (S4). */
function withAck(operations: readonly OperationRow[], ack: number, serverMs: number): OperationRow[] {
  return operations.map((one) => {
    if (one.seq <= ack) return one.terkirim_ms === null ? { ...one, terkirim_ms: serverMs } : one;
    return one.terkirim_ms === null ? one : { ...one, terkirim_ms: null, verdik: 'dihitung', alasan: null };
  });
}

function withVerdicts(operations: OperationRow[], ack: number, answer: Answer): OperationRow[] {
  for (const { seq, verdik, alasan } of answer.verdik) {
    const one = operations[seq - 1];
    if (one && seq <= ack) operations[seq - 1] = { ...one, verdik, alasan };
  }
  return operations;
}

const changed = (memory: StreamMemory, operations: readonly OperationRow[]): OperationRow[] =>
  operations.filter((one, index) => one !== memory.operations[index]);
