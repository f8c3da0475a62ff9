import { shownStops } from '@spmb/shared/absen/shown-values.ts';
import { sheetValues } from '@spmb/shared/sync/sheet.ts';
import { fromBase64Url, toBase64Url } from '@spmb/shared/kernel/bytes.ts';
import { nextLink } from '@spmb/shared/sync/chain.ts';
import type { BatchAnswer } from '@spmb/shared/sync/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol.schema.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { nativeDigest } from '../../server/native-digest.ts';
import { markPesanRead } from '../pesan/pesan.mutations.ts';
import type { Arrived, Judged } from './apply-operations.ts';
import { findOperation, lockAttemptAndStream, type Attempt, type Stream } from './attempt.queries.ts';
import { stateFor, suratOf } from './attempt-state.ts';
import { believed, lateWith, noteReport, sinceStart, usedNow, withBatchNotice } from './attempt-time.ts';
import { echoOf, hasHeard, noteEvidence } from './batch-evidence.ts';
import { countTakenBack } from './dark-screen.queries.ts';
import { findFinishFrom } from './finish-from.queries.ts';
import { noteLeaves } from './leave-page.ts';
import { finishByHolder, regrade } from './finish.mutations.ts';
import { takeKabar } from './kabar-perangkat.mutations.ts';
import { mayDelete } from './may-delete.queries.ts';
import { listUnreadLayar, newestLayar } from './pesan-layar.queries.ts';
import { publishAttempt } from './publish-attempt.ts';
import { applyBatch } from './redeem-held.ts';
import { saveAttempt, saveProgress } from './save-attempt.mutations.ts';
import { setAside } from './set-aside.mutations.ts';
import { countHeldOf, listHeldVerdicts } from './verdict.queries.ts';

/** Links of the chain after each operation of a batch. */
export function linkOperations(request: BatchRequest): Arrived[] {
  let link = fromBase64Url(request.jejak_sebelum) ?? new Uint8Array(32);
  return request.operasi.map((teks, index) => {
    link = nextLink(nativeDigest, link, teks);
    return { seq: request.mulai_seq + index, teks, jejak: toBase64Url(link) };
  });
}

/** Whether the batch continues or repeats the stream that is stored (S2). `linked` is not empty or starts right after the ack. */
async function continuesStream(
  tx: Transaction,
  stream: Stream,
  request: BatchRequest,
  linked: readonly Arrived[],
) {
  if (request.mulai_seq === stream.ack + 1) return request.jejak_sebelum === stream.jejak;
  const atAck = linked.find((operation) => operation.seq === stream.ack);
  if (atAck) return atAck.jejak === stream.jejak;
  const last = linked.at(-1);
  if (!last) return true;
  return (await findOperation(tx, stream.id, last.seq))?.jejak === last.jejak;
}

interface Outcome {
  attempt: Attempt;
  stream: Stream;
  verdik: BatchAnswer['verdik'];
  bentrok: boolean;
}

/**
 * One batch of a stream, inside a transaction: lock, compare with what is stored, judge, merge, save.
 * The answer is an ack only because the transaction that holds it commits first (S1). `isCopy`: the sheet itself did not
 * send it; it brings operations, and says nothing of the sheet's clock or contact.
 */
export async function receiveBatch(
  context: Context,
  tx: Transaction,
  request: BatchRequest,
  { isCopy = false }: { isCopy?: boolean } = {},
): Promise<BatchAnswer> {
  const arrivalMs = context.clock.nowMs();
  const locked = await lockAttemptAndStream(tx, request.ujian_id, request.aliran);
  if (!locked)
    throw new NotFound('Ujian ini tidak dikenal server. Jangan tutup perangkat; panggil pengawas.');
  const { ujian: attempt, aliran: stream } = locked;
  const linked = linkOperations(request);
  const isHole = request.mulai_seq > stream.ack + 1;
  const bentrok = !isHole && !(await continuesStream(tx, stream, request, linked));
  if (bentrok) await setAside(tx, stream, linked, arrivalMs);
  const fresh = isHole || bentrok ? [] : linked.filter((operation) => operation.seq > stream.ack);
  const outcome = await take(context, tx, { attempt, stream, verdik: [], bentrok }, request, {
    fresh,
    isHole,
    isCopy,
    arrivalMs,
  });
  const repeated = linked.length > fresh.length && !isHole && !bentrok;
  const earlier = repeated ? await listHeldVerdicts(tx, stream.id, request.mulai_seq, stream.ack) : [];
  const { jadwal_ujian_peserta_id, versi } = outcome.attempt;
  const pesan = request.versi === versi ? [] : await listUnreadLayar(tx, jadwal_ujian_peserta_id);
  const verdik = [...earlier, ...outcome.verdik];
  const surat = request.versi === versi ? null : await suratOf(context, tx, outcome.attempt);
  return {
    ...answerBatch(context, request, { ...outcome, verdik }, { surat, serverMs: arrivalMs }),
    boleh_hapus: await mayDelete(context, tx, outcome),
    ...(pesan.length > 0 && { pesan }),
  };
}

interface Delivery {
  fresh: readonly Arrived[];
  isHole: boolean;
  isCopy: boolean;
  arrivalMs: number;
}

async function take(
  context: Context,
  tx: Transaction,
  before: Outcome,
  request: BatchRequest,
  { fresh, isHole, isCopy, arrivalMs }: Delivery,
): Promise<Outcome> {
  const isHolder = before.attempt.aliran === before.stream.id;
  // Of a finish the clock stands still: then a copy says no less than the sheet.
  const isSheet = isHolder && (!isCopy || fresh.some(bringsFinish));
  const reportedMs = believed(context, before.attempt, request.elapsed_ms);
  const echoMs = echoOf(context, before.stream, request);
  // What contradicts the stream is no sign of life: nothing of it is kept that could be held against it (S26).
  const isHeard = !isCopy && !before.bentrok && hasHeard(before.stream, echoMs);
  const heardOf = { echoMs, hasHeard: isHeard };
  const noticed =
    isSheet && !before.bentrok
      ? withBatchNotice(context, before.attempt, reportedMs, heardOf)
      : before.attempt;
  // What passed is told to a device together with what it lost of it, and that is known by its own reports.
  const terpakai_ms = isSheet ? usedNow(context, noticed, reportedMs) : noticed.terpakai_ms;
  const arrival = {
    nowMs: arrivalMs,
    ranMs: context.state.ranMs(),
    sinceStartMs: sinceStart(context, noticed),
    finishFromMs: fresh.some(bringsFinish) ? await findFinishFrom(tx, noticed) : 0,
  };
  const applied = await applyBatch(tx, { ...noticed, terpakai_ms }, before.stream, fresh, arrival);
  const isRedeemed = applied.redeemed.length > 0;
  const belum_terkirim = Math.max(0, request.belum_terkirim - fresh.length);
  // Also who held it last, where staff ended the exam: the room must learn that everything has come in.
  const isLastHolder =
    isHolder || (before.attempt.aliran === null && before.stream.epoch === before.attempt.epoch);
  const changed = applied.attempt.lembar !== before.attempt.lembar;
  const report = isSheet
    ? noteReport(context, noticed, {
        usedMs: terpakai_ms,
        reportedMs,
        isInformed: request.versi === before.attempt.versi,
        isFinish: applied.finish !== undefined,
        isHeard,
      })
    : {};
  const { leavesChange } = applied;
  const takenBack = (await countTakenBack(tx, before.stream, applied.leaves)) + Math.max(0, -leavesChange);
  // What counts only now was heard long ago.
  const leftMs = [...applied.leaves.leftMs, ...Array<number>(Math.max(0, leavesChange)).fill(-Infinity)];
  const saidMs = isHolder ? request.elapsed_ms : Infinity;
  const leaves = noteLeaves(before.attempt, leftMs, saidMs, takenBack);
  let attempt: Attempt = {
    ...applied.attempt,
    terpakai_ms,
    telat_ms: applied.judged.some(isCountedAnswer)
      ? lateWith(context, before.attempt, noticed)
      : before.attempt.telat_ms,
    kontak_ms: isLastHolder && isHeard ? arrivalMs : before.attempt.kontak_ms,
    belum_terkirim: isLastHolder ? belum_terkirim : before.attempt.belum_terkirim,
    // What another device brings in must reach the one that holds the sheet, what counts after all the one that waits.
    versi: (changed && !isHolder) || isRedeemed ? before.attempt.versi + 1 : before.attempt.versi,
    ...report,
    ...leaves,
  };
  const stream: Stream = {
    ...applied.stream,
    ...(!before.bentrok && noteEvidence(context, applied.stream, request, isHole)),
    belum_terkirim,
    kontak_ms: isHeard ? arrivalMs : before.stream.kontak_ms,
  };
  await saveProgress(tx, attempt, stream, applied.judged, arrivalMs);
  // Rare beside the rest, and so apart from the statement that every batch runs.
  const { jalan_awal_ms, maklum_jalan_ms } = noticed;
  const notice = noticed !== before.attempt && { jalan_awal_ms, maklum_jalan_ms };
  const gap = isHolder && isHeard ? gapOf(before.attempt, arrivalMs) : undefined;
  // All that its device holds is here again since the restore (S18).
  const isTaken = isLastHolder && !before.bentrok && !isHole;
  const isWhole = attempt.menunggu_ulang && isTaken && request.belum_terkirim <= request.operasi.length;
  const whole = isWhole && { menunggu_ulang: false };
  attempt = { ...attempt, ...gap, ...whole };
  if (leaves || notice || gap || whole || report.henti || report.henti_dipakai_ms !== undefined)
    await saveAttempt(tx, attempt.id, { ...report, ...leaves, ...notice, ...gap, ...whole });
  if (applied.finish)
    attempt = await finishByHolder(context, tx, attempt, stream, applied.finish, applied.finishMs);
  else if (changed && (attempt.status === 'selesai' || attempt.status === 'final'))
    attempt = await regrade(context, tx, attempt);
  const kabar = isHolder ? await takeKabar(tx, attempt, stream, request.kabar) : undefined;
  if (applied.dibaca.length > 0) await markPesanRead(tx, attempt.peserta_id, applied.dibaca, arrivalMs);
  const news = {
    ...(applied.dibaca.length > 0 && { pesan: await newestLayar(tx, attempt.jadwal_ujian_peserta_id) }),
    ...(kabar && { kabar }),
    ...(isHolder && { perangkat: stream.perangkat, alamat: context.addresses.find(stream.id) }),
    ...(report.henti && { henti: shownStops(report.henti) }),
    ...((isRedeemed || applied.judged.some(({ verdik }) => verdik === 'tertahan')) && {
      tertahan: await countHeldOf(tx, attempt.id),
    }),
  };
  publishAttempt(context, tx, attempt, news);
  const verdik = [...applied.redeemed, ...applied.judged.filter(({ verdik }) => verdik !== 'dihitung')].map(
    ({ seq, verdik, alasan }) => ({ seq, verdik, alasan }),
  );
  return { attempt, stream, verdik, bentrok: before.bentrok };
}

/** Longer than a beat and the way through the network: the device had no contact. */
const silentMs = 90_000;

/** The time without contact that ends with this batch; undefined: there was none. */
const gapOf = ({ status, kontak_ms }: Attempt, arrivalMs: number) =>
  status !== 'final' && arrivalMs - kontak_ms > silentMs
    ? { putus_sejak_ms: kontak_ms, putus_sampai_ms: arrivalMs }
    : undefined;

/** Cheaper than reading each text: what is looked up for a word in another place changes nothing. */
const bringsFinish = ({ teks }: Arrived): boolean => teks.includes('"selesai"');

const isCountedAnswer = ({ verdik, teks }: Judged): boolean =>
  verdik === 'dihitung' && teks.includes('"jawaban"');

function answerBatch(
  context: Context,
  request: BatchRequest,
  outcome: Outcome,
  { surat, serverMs }: { surat: BatchAnswer['surat']; serverMs: number },
): BatchAnswer {
  const { attempt, stream, verdik, bentrok } = outcome;
  const isNews = request.versi !== attempt.versi;
  return {
    status: true,
    message: '',
    v: request.v,
    server_id: context.state.serverId,
    generasi: context.state.generasi,
    ujian_id: attempt.id,
    aliran: stream.id,
    ack: stream.ack,
    mulai_dari: stream.ack + 1,
    bentrok,
    verdik,
    keadaan: stateFor(context, attempt, stream.id),
    surat,
    lembar: isNews ? sheetValues(attempt.lembar) : null,
    boleh_hapus: false,
    server_ms: serverMs,
    jalan_ms: context.state.ranMs(),
  };
}
