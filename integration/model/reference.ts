import type { Letter } from '@spmb/shared/sync/stream/letter.ts';

/** An act on a device, as the reference needs it. `onClosed`: its sheet had been told that its time was over, or its lease. */
export type Act = { at: number; epoch: number; onClosed: boolean } & (
  | { jenis: 'jawaban'; butir: string; pilihan: Letter | null }
  | { jenis: 'ragu'; butir: string; ragu: boolean }
  | { jenis: 'selesai'; sebab: 'sendiri' | 'waktu_habis'; boleh: number }
);

export interface RefStream {
  attempt: RefAttempt;
  epoch: number;
  leaseEnd: number;
  /** Running time of the server at that end. */
  leaseEndRan: number;
  /** What the batches that came said: all acts up to place `tip` were made, the answer of running time `echo` heard. */
  heard: { tip: number; echo: number }[];
  /** Acts that the server has, each with its verdict ('' counts). */
  taken: { act: Act; verdict: string }[];
}

export interface RefAttempt {
  start: number;
  boleh: number;
  /** Last moment of the session for this attempt. */
  last: number;
  /** Exam time that is proven of what was made after a running time of the server (SPEC.md, Proven time). */
  provenAt: (ran: number) => number;
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
  const provenAt = () => 0;
  return {
    start,
    boleh,
    last,
    provenAt,
    epoch: 0,
    status: 'mengerjakan',
    sebab: '',
    finishEpoch: 0,
    streams: [],
  };
};

export function endLease(attempt: RefAttempt, now: number, ran: number): void {
  const holder = attempt.streams.at(-1);
  if (holder?.leaseEnd === Infinity)
    Object.assign(holder, { leaseEnd: now - attempt.start, leaseEndRan: ran });
}

export function takeLease(attempt: RefAttempt, now: number, ran: number): RefStream {
  endLease(attempt, now, ran);
  const epoch = ++attempt.epoch;
  const stream: RefStream = {
    attempt,
    epoch,
    leaseEnd: Infinity,
    leaseEndRan: Infinity,
    heard: [],
    taken: [],
  };
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

/** Running time after which the act at a place was made: the newest answer heard when a tip before it was named. */
const madeAfter = ({ heard }: RefStream, place: number): number =>
  Math.max(-Infinity, ...heard.filter(({ tip }) => tip < place).map(({ echo }) => echo));

function verdictOf(stream: RefStream, act: Act, late: boolean): string {
  const { attempt, epoch, leaseEnd, leaseEndRan } = stream;
  const isFinish = act.jenis === 'selesai';
  const isTimeOut = isFinish && act.sebab === 'waktu_habis';
  const after = madeAfter(stream, stream.taken.length + 1);
  if (act.at > attempt.boleh + 5_000) return 'LEWAT_WAKTU';
  // What is made on a sheet that nobody closed is never held for its proof (S26).
  if (act.onClosed && !isTimeOut && attempt.provenAt(after) > attempt.boleh + 5_000) return 'LEWAT_BUKTI';
  if (act.at > leaseEnd + 5_000 || after > leaseEndRan + 5_000 || (isFinish && leaseEnd < Infinity))
    return 'PINDAH';
  if (epoch <= attempt.finishEpoch) return 'SESUDAH_SELESAI';
  if (late || attempt.status === 'final' || attempt.status === 'diarsipkan') return 'TERLAMBAT';
  return isTimeOut && act.boleh < attempt.boleh ? 'WAKTU_DITAMBAH' : '';
}

/** A batch of a device, which is honest about what it holds and has heard. */
export interface RefBatch {
  /** Place of the first act, from 1. */
  first: number;
  acts: readonly Act[];
  tip: number;
  echo: number;
}

/** A batch arrives: acts already taken change nothing, those beyond a hole are not taken. */
export function arrive(stream: RefStream, { first, acts, tip, echo }: RefBatch, late: boolean): void {
  const isHole = first > stream.taken.length + 1;
  for (const act of isHole ? [] : acts.slice(stream.taken.length + 1 - first)) {
    const verdict = verdictOf(stream, act, late);
    stream.taken.push({ act, verdict });
    if (verdict !== '' || act.jenis !== 'selesai') continue;
    Object.assign(stream.attempt, { status: 'selesai', sebab: act.sebab, finishEpoch: stream.epoch });
  }
  stream.heard.push({ tip, echo });
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
