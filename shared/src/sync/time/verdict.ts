import { clockGraceMs } from './exam-time.ts';
import type { OperationBody, OperationHead } from '../stream/operation.ts';

export type Verdict = 'dihitung' | 'tertahan' | 'ditolak';
/** What staff decide about a held operation. */
export type Putusan = 'diterima' | 'ditolak';
export type VerdictReason =
  | 'BUTIR_TIDAK_DIKENAL'
  | 'BENTUK_TIDAK_DIKENAL'
  | 'ELAPSED_MUNDUR'
  /** The exam began without the server and was not released: too early, without proof, or in a closed room (S25). */
  | 'MULAI_DITAHAN'
  | 'PERANGKAT_KEDUA'
  | 'LEWAT_WAKTU'
  /** By its own word in time, but not by what the server itself has heard (S26). */
  | 'LEWAT_BUKTI'
  | 'PINDAH'
  | 'SESUDAH_SELESAI'
  | 'TERLAMBAT'
  /** A time-out that did not know of a grant: void, the sheet opens again (S13). */
  | 'WAKTU_DITAMBAH'
  /** A finish of the participant's own will before the minutes that the schedule asks for: void, the sheet opens again. */
  | 'BELUM_BOLEH_SELESAI';

export interface Judgement {
  verdik: Verdict;
  alasan: VerdictReason | null;
}

export interface VerdictInput {
  head: OperationHead;
  /** undefined: the kind or a field is none that the protocol knows. */
  body: OperationBody | undefined;
  /** Question ids drawn for the attempt. */
  isDrawn: (butir: string) => boolean;
  /** Largest elapsed_ms of the stream so far. */
  elapsedMaxMs: number;
  /** Lease number the server gave this stream; undefined: it never held the lease. */
  streamEpoch: number | undefined;
  /** It began without the server: until it hears its number, it names none (0). */
  beganOffline?: boolean;
  /** Exam time at which the stream's lease ended; undefined: it still holds it. */
  leaseEndMs: number | undefined;
  /** The attempt began without the server and was not released: all of it is held (S25). */
  startHeld?: boolean;
  /** boleh of the attempt. */
  allowedMs: number;
  /** Exam time that must have been used by what the server has heard; undefined: nothing was (S26). */
  provenMs?: number | undefined;
  /** It was made after the lease of its stream had ended, by what the server has heard. */
  madeAfterLease?: boolean;
  /** Exam time as the server counts it now: what a device charged itself beyond it comes back. */
  usedMs?: number;
  /** Exam time before which nobody finishes by his own will. */
  finishFromMs?: number;
  /** Epoch of the valid finish of the attempt; undefined: not finished, or opened again. */
  finishEpoch: number | undefined;
  attemptFinal: boolean;
  arrivalMs: number;
  acceptUntilMs: number;
}

const counted: Judgement = { verdik: 'dihitung', alasan: null };
const held = (alasan: VerdictReason): Judgement => ({ verdik: 'tertahan', alasan });
const refused = (alasan: VerdictReason): Judgement => ({ verdik: 'ditolak', alasan });

/** Whether an operation names the lease of its stream; one that began without the server names 0 at first (S10). */
export const namesEpoch = (
  { epoch }: { epoch: number },
  streamEpoch: number,
  beganOffline = false,
): boolean => epoch === streamEpoch || (beganOffline && epoch === 0);

/** A time-out that knew of less time than there is: of no grant (S13), or only of its own charge for a stop. */
const isVoid = (
  { boleh_ms, beban_ms = 0 }: Extract<OperationBody, { jenis: 'selesai' }>,
  { allowedMs, usedMs = allowedMs }: VerdictInput,
): boolean => boleh_ms < allowedMs || (beban_ms > 0 && usedMs + clockGraceMs < allowedMs);

/** The verdict of an operation, given once at its arrival; the first rule that fits decides (S3, section Verdicts of SPEC.md). */
export function judge(input: VerdictInput): Judgement {
  const { head, body } = input;
  if (body === undefined) return refused('BENTUK_TIDAK_DIKENAL');
  if ('butir' in body && !input.isDrawn(body.butir)) return refused('BUTIR_TIDAK_DIKENAL');
  if (head.elapsed_ms < input.elapsedMaxMs) return held('ELAPSED_MUNDUR');
  if (input.startHeld && input.streamEpoch === undefined) return held('MULAI_DITAHAN');
  if (input.streamEpoch === undefined || !namesEpoch(head, input.streamEpoch, input.beganOffline))
    return held('PERANGKAT_KEDUA');
  const isTimeOut = body.jenis === 'selesai' && body.sebab === 'waktu_habis';
  if (head.elapsed_ms > input.allowedMs + clockGraceMs) return held('LEWAT_WAKTU');
  // A time-out gains nobody anything, and comes after the time that it ends.
  if (!isTimeOut && (input.provenMs ?? 0) > input.allowedMs + clockGraceMs) return held('LEWAT_BUKTI');
  if (
    input.leaseEndMs !== undefined &&
    (head.elapsed_ms > input.leaseEndMs + clockGraceMs || input.madeAfterLease)
  )
    return held('PINDAH');
  if (body.jenis === 'selesai' && input.leaseEndMs !== undefined) return held('PINDAH');
  if (input.finishEpoch !== undefined && input.streamEpoch <= input.finishEpoch)
    return held('SESUDAH_SELESAI');
  if (input.attemptFinal || input.arrivalMs > input.acceptUntilMs) return held('TERLAMBAT');
  if (isTimeOut && isVoid(body, input)) return refused('WAKTU_DITAMBAH');
  if (body.jenis === 'selesai' && !isTimeOut && head.elapsed_ms < (input.finishFromMs ?? 0))
    return refused('BELUM_BOLEH_SELESAI');
  return counted;
}
