import type { Letter } from '@spmb/shared/sync/stream/letter.ts';

/** An act on a device, as the reference needs it. */
export type Act = { at: number; epoch: number } & (
  | { jenis: 'jawaban'; butir: string; pilihan: Letter | null }
  | { jenis: 'ragu'; butir: string; ragu: boolean }
  | { jenis: 'selesai'; sebab: 'sendiri' | 'waktu_habis'; boleh: number }
);

export interface RefStream {
  attempt: RefAttempt;
  epoch: number;
  leaseEnd: number;
  /** Acts that the server has, each with its verdict ('' counts). */
  taken: { act: Act; verdict: string }[];
}

export interface RefAttempt {
  start: number;
  boleh: number;
  /** Last moment of the session for this attempt. */
  last: number;
  epoch: number;
  status: 'mengerjakan' | 'menunggu_kiriman' | 'selesai' | 'final' | 'diarsipkan';
  sebab: string;
  finishEpoch: number;
  streams: RefStream[];
}

/**
 * The protocol as SPEC.md says it, without database, network, chain or crash: what the server must have decided after
 * the same acts arrived in the same order. Times in milliseconds; `now` by the server's clock.
 */
export const beginAttempt = (start: number, boleh: number, last: number): RefAttempt => {
  return { start, boleh, last, epoch: 0, status: 'mengerjakan', sebab: '', finishEpoch: 0, streams: [] };
};

export function endLease(attempt: RefAttempt, now: number): void {
  const holder = attempt.streams.at(-1);
  if (holder?.leaseEnd === Infinity) holder.leaseEnd = now - attempt.start;
}

export function takeLease(attempt: RefAttempt, now: number): RefStream {
  endLease(attempt, now);
  const stream = { attempt, epoch: ++attempt.epoch, leaseEnd: Infinity, taken: [] };
  attempt.streams.push(stream);
  return stream;
}

/** A grant after the last moment counts from the moment it is given. */
export function grant(attempt: RefAttempt, ms: number, now: number): void {
  const isOwnFinish = attempt.status === 'selesai' && attempt.sebab === 'sendiri';
  attempt.boleh += ms;
  attempt.last = (isOwnFinish ? attempt.last : Math.max(attempt.last, now)) + ms;
  const reopens = attempt.status === 'menunggu_kiriman' || (attempt.status === 'selesai' && !isOwnFinish);
  if (reopens) Object.assign(attempt, { status: 'mengerjakan', sebab: '', finishEpoch: 0 });
}

function verdictOf({ attempt, epoch, leaseEnd }: RefStream, act: Act, late: boolean): string {
  const isFinish = act.jenis === 'selesai';
  if (act.at > attempt.boleh + 5_000) return 'LEWAT_WAKTU';
  if (act.at > leaseEnd + 5_000 || (isFinish && leaseEnd < Infinity)) return 'PINDAH';
  if (epoch <= attempt.finishEpoch) return 'SESUDAH_SELESAI';
  if (late || attempt.status === 'final' || attempt.status === 'diarsipkan') return 'TERLAMBAT';
  return isFinish && act.sebab === 'waktu_habis' && act.boleh < attempt.boleh ? 'WAKTU_DITAMBAH' : '';
}

/** Acts from place `first` (1 is the first) arrive; those already taken change nothing, those beyond a hole are not taken. */
export function arrive(stream: RefStream, first: number, acts: readonly Act[], late: boolean): void {
  if (first > stream.taken.length + 1) return;
  for (const act of acts.slice(stream.taken.length + 1 - first)) {
    const verdict = verdictOf(stream, act, late);
    stream.taken.push({ act, verdict });
    if (verdict !== '' || act.jenis !== 'selesai') continue;
    Object.assign(stream.attempt, { status: 'selesai', sebab: act.sebab, finishEpoch: stream.epoch });
  }
}

/** Answers and doubts of an attempt: a later lease wins over an earlier one, within it the later act. */
export function lembarOf(attempt: RefAttempt): Record<string, [string | null, boolean]> {
  const sheet: Record<string, [string | null, boolean]> = {};
  for (const { act } of attempt.streams.flatMap((one) => one.taken).filter(({ verdict }) => verdict === '')) {
    if (act.jenis === 'selesai') continue;
    const [pilihan, ragu] = sheet[act.butir] ?? [null, false];
    sheet[act.butir] = act.jenis === 'jawaban' ? [act.pilihan, ragu] : [pilihan, act.ragu];
  }
  return sheet;
}
