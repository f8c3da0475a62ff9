import { fromBase64Url, toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { chainStart, nextLink } from '@spmb/shared/sync/stream/chain.ts';
import { clockGraceMs, provenTimeMs } from '@spmb/shared/sync/time/exam-time.ts';
import { rankOf, type Rank } from '@spmb/shared/sync/stream/lembar.ts';
import {
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from '@spmb/shared/sync/stream/operation.ts';
import { namesEpoch } from '@spmb/shared/sync/time/verdict.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { keyOfOperation, type Decisions } from './putusan.ts';
import type { operasi } from '../attempt/ujian.table.ts';

export type LoggedOperation = typeof operasi.$inferSelect;

/** What the stored state says otherwise than the log; `pesan` is a sentence for whoever runs the check. */
export interface Difference {
  ujian_id: string;
  pesan: string;
}

/** An operation that counts, with its rank in the merge. */
export interface Counted {
  body: OperationBody;
  rank: Rank;
  stream: Stream;
  tibaMs: number;
}

export interface ReplayedStream {
  counted: Counted[];
  /** Held operations that staff accepted. */
  accepted: Counted[];
  pesan: string[];
}

/** Replays one stream: its chain from the first link, its verdicts, its ack and clock (S2, S3, S6, S7). */
export function replayStream(
  attempt: Attempt,
  stream: Stream,
  operations: readonly LoggedOperation[],
  decisions: Decisions,
): ReplayedStream {
  const pesan: string[] = [];
  const counted: Counted[] = [];
  const accepted: Counted[] = [];
  const drawn = new Set(attempt.urutan);
  let link = chainStart();
  let elapsedMaxMs = 0;
  let madeAfterMs = 0;
  for (const [index, row] of operations.entries()) {
    const at = `aliran ${stream.id} nomor ${row.seq}`;
    if (row.seq !== index + 1) {
      pesan.push(`${at}: seharusnya nomor ${index + 1}, ada baris yang hilang atau tertukar`);
      break;
    }
    link = nextLink(nativeDigest, link, row.teks);
    if (toBase64Url(link) !== row.jejak) {
      pesan.push(`${at}: jejak tidak cocok dengan teks operasi`);
      link = fromBase64Url(row.jejak) ?? link;
    }
    const head = parseOperationHead(row.teks);
    const inPlace =
      head?.seq === row.seq && head.aliran === stream.id && head.ujian_id === attempt.id ? head : undefined;
    const body = inPlace && parseOperationBody(inPlace);
    const refused = refusalOf(body, drawn);
    if (refused !== undefined && (row.verdik !== 'ditolak' || row.alasan !== refused))
      pesan.push(`${at}: tercatat ${row.verdik}, seharusnya ditolak ${refused}`);
    else if (refused === undefined && row.verdik === 'ditolak' && !isVoidFinish(row, body))
      pesan.push(`${at}: tercatat ditolak ${row.alasan ?? ''}, padahal isinya sah`);
    if (row.verdik === 'dihitung' && inPlace && body) {
      const wrong =
        whyNotCounted(attempt, stream, inPlace, elapsedMaxMs) ?? whyNotProven(attempt, stream, row, body);
      if (wrong !== undefined) pesan.push(`${at}: tercatat dihitung, padahal ${wrong}`);
    }
    if (row.alasan === 'LEWAT_BUKTI' && row.sesudah_jalan_ms === null)
      pesan.push(`${at}: ditahan karena bukti waktu, padahal tidak ada buktinya`);
    if (row.verdik === 'dihitung') {
      if ((row.sesudah_jalan_ms ?? 0) < madeAfterMs) pesan.push(`${at}: bukti waktunya mundur`);
      madeAfterMs = Math.max(madeAfterMs, row.sesudah_jalan_ms ?? 0);
    }
    if (inPlace) elapsedMaxMs = Math.max(elapsedMaxMs, inPlace.elapsed_ms);
    const putusan = decisions.get(keyOfOperation(stream.id, row.seq)) ?? null;
    if (row.putusan !== putusan)
      pesan.push(`${at}: putusan tercatat ${row.putusan ?? '-'}, menurut catatan panitia ${putusan ?? '-'}`);
    const isAccepted = row.verdik === 'tertahan' && putusan === 'diterima';
    if ((row.verdik !== 'dihitung' && !isAccepted) || !body) continue;
    (isAccepted ? accepted : counted).push({
      body,
      rank: rankOf(stream.epoch ?? 0, elapsedMaxMs, stream.pintu, row.seq),
      stream,
      tibaMs: row.tiba_ms,
    });
  }
  const end = { ack: operations.length, jejak: toBase64Url(link), elapsed_maks_ms: elapsedMaxMs };
  for (const field of ['ack', 'jejak', 'elapsed_maks_ms'] as const)
    if (stream[field] !== end[field])
      pesan.push(`aliran ${stream.id}: ${field} tercatat ${stream[field]}, menurut log ${end[field]}`);
  return { counted, accepted, pesan };
}

/** The refusal that the text alone decides; undefined where nothing in it is wrong. */
function refusalOf(body: OperationBody | undefined, drawn: ReadonlySet<string>) {
  if (body === undefined) return 'BENTUK_TIDAK_DIKENAL';
  return 'butir' in body && !drawn.has(body.butir) ? 'BUTIR_TIDAK_DIKENAL' : undefined;
}

/** Reasons for which only a finish is refused, though its text is in order. */
const isVoidFinish = ({ alasan }: LoggedOperation, body: OperationBody | undefined): boolean =>
  body?.jenis === 'selesai' && (alasan === 'WAKTU_DITAMBAH' || alasan === 'BELUM_BOLEH_SELESAI');

/**
 * What the server had heard bounds every counted operation but a time-out (S26). Origin and allowance only rise, and what
 * is taken off at most is taken off here: what is wrong now was wrong at its arrival.
 */
function whyNotProven(
  attempt: Attempt,
  stream: Stream,
  { sesudah_jalan_ms }: LoggedOperation,
  body: OperationBody,
): string | undefined {
  if (sesudah_jalan_ms === null || (body.jenis === 'selesai' && body.sebab === 'waktu_habis'))
    return undefined;
  const input = { madeAfterMs: sesudah_jalan_ms, originMs: attempt.jalan_awal_ms };
  const provenMs = Math.min(
    ...[true, false].map((isNotified) =>
      provenTimeMs({ ...input, pauseMaxMs: attempt.jeda_maks_ms, isNotified }),
    ),
  );
  if (provenMs > attempt.boleh_ms + clockGraceMs) return 'menurut server dibuat sesudah waktunya habis';
  const endMs = stream.akhir_jalan_ms ?? Infinity;
  return sesudah_jalan_ms > endMs + clockGraceMs
    ? 'menurut server dibuat sesudah ujiannya pindah'
    : undefined;
}

/** Bounds that hold for every counted operation, whenever it arrived: the allowance only rises. */
function whyNotCounted(
  attempt: Attempt,
  stream: Stream,
  head: { epoch: number; elapsed_ms: number },
  elapsedMaxMs: number,
) {
  if (stream.epoch === null || !namesEpoch(head, stream.epoch, stream.luring))
    return 'aliran itu tidak memegang ujian';
  if (head.elapsed_ms < elapsedMaxMs) return 'waktunya mundur';
  return head.elapsed_ms > attempt.boleh_ms + clockGraceMs ? 'waktunya melewati batas' : undefined;
}
