import type { AliranRow, LembarRow, OperasiRow, UjianRow } from '../../local-db/exam-rows.ts';
import { adoptState } from './adopt-state.ts';
import { mergeLembar } from './merge-lembar.ts';
import type { Answer } from './parse-batch-answer.ts';

/** A stream of this device with its attempt, in memory. */
export interface StreamMemory {
  ujian: UjianRow;
  aliran: AliranRow;
  /** Operations of the stream by seq, from 1. */
  operasi: readonly OperasiRow[];
  /** Operations of the attempt's other streams. */
  lain: readonly OperasiRow[];
  lembar: ReadonlyMap<string, LembarRow>;
}

export interface Applied extends Pick<StreamMemory, 'ujian' | 'aliran' | 'operasi'> {
  changedOperasi: OperasiRow[];
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
  const ack = arrival.isNewest ? trustedAck(memory.aliran, answer, arrival.batch) : memory.aliran.ack;
  const operasi = withVerdicts(withAck(memory.operasi, ack, answer.server_ms), ack, answer);
  const none = { changedLembar: [], berubah: [], forked: false, mayDelete: false };
  if (!arrival.isNewest)
    return {
      ...none,
      ujian: memory.ujian,
      aliran: memory.aliran,
      operasi,
      changedOperasi: changed(memory, operasi),
    };

  const ujian = adoptState(memory.ujian, answer);
  const place = { ujianId: ujian.ujian_id, nowMs: answer.server_ms };
  const sheet = Object.entries(answer.lembar ?? {}).filter(([butir]) => !arrival.inFlight.has(butir));
  const merged = mergeLembar(memory.lembar, [...memory.lain, ...operasi], Object.fromEntries(sheet), place);
  for (const one of merged.diterima) if (one.aliran === memory.aliran.aliran) operasi[one.seq - 1] = one;
  const isOld = answer.generasi < memory.ujian.generasi;
  const ownsLease = answer.keadaan.pemegang && !isOld;
  return {
    ujian,
    aliran: {
      ...memory.aliran,
      ack,
      generasi: Math.max(answer.generasi, memory.aliran.generasi),
      epoch: ownsLease ? answer.keadaan.epoch : memory.aliran.epoch,
      // A grant may give an ended lease back to its stream.
      berakhir: isOld
        ? memory.aliran.berakhir
        : !answer.keadaan.pemegang || answer.keadaan.status === 'diarsipkan',
    },
    operasi,
    changedOperasi: changed(memory, operasi),
    changedLembar: merged.lembar,
    berubah: merged.berubah,
    forked: !memory.aliran.dipindah && (answer.bentrok || answer.ack > operasi.length),
    // An old server that came back may allow nothing to be deleted, and what is unsent never goes (S4).
    mayDelete: answer.boleh_hapus && !isOld && (memory.aliran.dipindah || ack >= operasi.length),
  };
}

/**
 * How far the answer proves that the server holds this device's own texts. Beyond what the batch carried the server may
 * hold those of a copy of this disk; of a batch that did not fit, none is proven (S2). A restored server has proven
 * nothing yet: the stream goes out again from its start, and repeats change nothing (S18).
 */
export function trustedAck(aliran: AliranRow, answer: Answer, batch: ArrivalOfAnswer['batch']): number {
  if (answer.generasi > aliran.generasi) return 0;
  return Math.min(answer.ack, answer.bentrok ? batch.mulai - 1 : batch.akhir);
}

/** What the newest ack covers is at the server; what it does not cover is not, also where an older one did (S4). */
function withAck(operasi: readonly OperasiRow[], ack: number, serverMs: number): OperasiRow[] {
  return operasi.map((one) => {
    if (one.seq <= ack) return one.terkirim_ms === null ? { ...one, terkirim_ms: serverMs } : one;
    return one.terkirim_ms === null ? one : { ...one, terkirim_ms: null, verdik: 'dihitung', alasan: null };
  });
}

function withVerdicts(operasi: OperasiRow[], ack: number, answer: Answer): OperasiRow[] {
  for (const { seq, verdik, alasan } of answer.verdik) {
    const one = operasi[seq - 1];
    if (one && seq <= ack) operasi[seq - 1] = { ...one, verdik, alasan };
  }
  return operasi;
}

const changed = (memory: StreamMemory, operasi: readonly OperasiRow[]): OperasiRow[] =>
  operasi.filter((one, index) => one !== memory.operasi[index]);
