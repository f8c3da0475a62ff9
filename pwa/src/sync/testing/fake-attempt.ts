import { fromBase64Url, toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { clockGraceMs } from '@spmb/shared/sync/time/exam-time.ts';
import { chainStart, nextLink } from '@spmb/shared/sync/stream/chain.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { mergeCounted } from '@spmb/shared/sync/stream/merge.ts';
import { screenText } from '@spmb/shared/sync/protocol/screen-text.ts';
import {
  emptyLembar,
  answerOf,
  countAnswered,
  rankOf,
  type Lembar,
} from '@spmb/shared/sync/stream/lembar.ts';
import {
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from '@spmb/shared/sync/stream/operation.ts';
import type { AttemptState, BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { receiptCode } from '@spmb/shared/sync/stream/receipt.ts';
import { judge, type VerdictReason } from '@spmb/shared/sync/time/verdict.ts';
import { sha256Id } from '../ports/sha256-id.ts';
import { utf8 } from '@spmb/shared/kernel/text/bytes.ts';

/** A stream as the server knows it. */
export interface FakeStream {
  key: Uint8Array;
  /** undefined: it never held the lease. */
  epoch: number | undefined;
  /** The exam began in it without the server. */
  luring?: boolean;
  texts: string[];
  elapsedMaxMs: number;
  finished: boolean;
  /** Exam time at which its lease ended. */
  leaseEndMs: number | undefined;
}

/** One attempt on the fake server: the rules of the protocol over plain memory. Copy it (`structuredClone`) to take a backup. */
export interface FakeAttempt {
  ujianId: string;
  jadwalUjianId: string;
  butir: string[];
  state: AttemptState;
  sheet: Lembar;
  streams: Record<string, FakeStream>;
  holder: string | undefined;
  finishEpoch: number | undefined;
  acceptUntilMs: number;
  /** When it began: by the time that the server has run, and by its clock. */
  began?: { ranMs: number; atMs: number };
  /** Exam time that its device said it used. */
  reportedMs: number;
  /** Exam time before which no finish of the participant's own will is taken. */
  finishAfterMs: number;
  bolehHapus: boolean;
}

export function buildFakeAttempt(
  ujianId: string,
  jadwalUjianId: string,
  butir: string[],
  bolehMs: number,
): FakeAttempt {
  return {
    ujianId,
    jadwalUjianId,
    butir,
    sheet: emptyLembar,
    streams: {},
    holder: undefined,
    finishEpoch: undefined,
    acceptUntilMs: Number.MAX_SAFE_INTEGER,
    reportedMs: 0,
    finishAfterMs: 0,
    bolehHapus: false,
    state: {
      versi: 1,
      status: 'mengerjakan',
      sebab_selesai: null,
      percobaan: 1,
      epoch: 0,
      pemegang: false,
      terpakai_ms: 0,
      boleh_ms: bolehMs,
      batas_akhir_ms: Number.MAX_SAFE_INTEGER,
      jumlah_di_server: 0,
      kode_terima: null,
      beda_layar: false,
    },
  };
}

/** Applies a batch whose proof was checked: contiguous, chained, judged once, merged. */
export function takeBatch(attempt: FakeAttempt, batch: BatchRequest, nowMs: number) {
  const stream = attempt.streams[batch.aliran];
  if (stream === undefined) throw new Error(`unknown stream ${batch.aliran}`);
  const verdik: BatchAnswer['verdik'] = [];
  let bentrok = false;
  let link = fromBase64Url(batch.jejak_sebelum) ?? chainStart();
  const isHole = batch.mulai_seq > stream.texts.length + 1;
  if (!isHole && toBase64Url(link) !== jejakAt(stream, batch.mulai_seq - 1)) bentrok = true;
  for (const [index, teks] of (isHole || bentrok ? [] : batch.operasi).entries()) {
    const seq = batch.mulai_seq + index;
    const held = stream.texts[seq - 1];
    link = nextLink(portableDigest, link, teks);
    if (held !== undefined && held !== teks) {
      bentrok = true;
      break;
    }
    if (held === undefined) take(attempt, batch.aliran, stream, teks, nowMs, verdik);
  }
  return { ack: stream.texts.length, bentrok, verdik };
}

function take(
  attempt: FakeAttempt,
  aliran: string,
  stream: FakeStream,
  teks: string,
  nowMs: number,
  verdik: BatchAnswer['verdik'],
) {
  const head = parseOperationHead(teks);
  if (head === undefined || head.seq !== stream.texts.length + 1 || head.ujian_id !== attempt.ujianId)
    throw new Error(`unreadable operation ${teks}`);
  stream.texts.push(teks);
  const body = parseOperationBody(head);
  const { state, finishEpoch, acceptUntilMs } = attempt;
  const voided = body && voidFinish(attempt, head.elapsed_ms, body);
  const judgement = judge({
    head,
    body,
    isDrawn: (butir) => attempt.butir.includes(butir),
    elapsedMaxMs: stream.elapsedMaxMs,
    streamEpoch: stream.epoch,
    beganOffline: stream.luring ?? false,
    leaseEndMs: stream.leaseEndMs,
    allowedMs: state.boleh_ms,
    finishEpoch,
    attemptFinal: state.status === 'final',
    arrivalMs: nowMs,
    acceptUntilMs,
  });
  stream.elapsedMaxMs = Math.max(stream.elapsedMaxMs, head.elapsed_ms);
  if (voided) return void verdik.push({ seq: head.seq, verdik: 'ditolak', alasan: voided });
  if (judgement.verdik !== 'dihitung' || body === undefined)
    return void verdik.push({ seq: head.seq, ...judgement });
  attempt.sheet = mergeCounted(
    attempt.sheet,
    body,
    rankOf(stream.epoch ?? 0, stream.elapsedMaxMs, 0, head.seq),
  );
  state.jumlah_di_server = countAnswered(attempt.sheet);
  if (body.jenis !== 'selesai' || attempt.holder !== aliran) return;
  if (body.sebab === 'waktu_habis' && body.boleh_ms < state.boleh_ms) return;
  const screen = screenText(attempt.butir, (butir) => answerOf(attempt.sheet, butir));
  stream.finished = true;
  attempt.finishEpoch = stream.epoch;
  Object.assign(state, { status: 'selesai', sebab_selesai: body.sebab, versi: state.versi + 1 });
  state.kode_terima = receiptCode(portableDigest, attempt.ujianId, screen);
  state.beda_layar = sha256Id(utf8(screen)) !== body.layar;
}

/** A time-out whose charge is not confirmed, and a finish before its minute, leave the exam running (S13). */
function voidFinish(attempt: FakeAttempt, elapsedMs: number, body: OperationBody): VerdictReason | undefined {
  if (body.jenis !== 'selesai') return undefined;
  const { state, finishAfterMs } = attempt;
  if (body.sebab === 'sendiri') return elapsedMs < finishAfterMs ? 'BELUM_BOLEH_SELESAI' : undefined;
  const isConfirmed = state.terpakai_ms + clockGraceMs >= state.boleh_ms;
  return body.beban_ms && !isConfirmed ? 'WAKTU_DITAMBAH' : undefined;
}

/** jejak after operation `seq`, base64url. */
function jejakAt(stream: FakeStream, seq: number): string {
  const texts = stream.texts.slice(0, seq);
  return toBase64Url(texts.reduce((link, teks) => nextLink(portableDigest, link, teks), chainStart()));
}
