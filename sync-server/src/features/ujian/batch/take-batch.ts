import { shownStops } from '@spmb/shared/absen/shown-values.ts';
import type { BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { markPesanRead } from '../../pesan/rows/pesan.mutations.ts';
import type { Judged } from '../attempt/apply-operations.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { lateWith, noteReport, sinceStart } from '../time/attempt-time.ts';
import { noteEvidence } from './batch-evidence.ts';
import { countTakenBack } from './dark-screen.queries.ts';
import { findFinishFrom } from '../finish/finish-from.queries.ts';
import { finishByHolder, regrade } from '../finish/finish.mutations.ts';
import { bringsFinish, hearBatch, type BatchTarget, type Delivery, type HeardBatch } from './hear-batch.ts';
import { takeKabar } from '../device/kabar-perangkat.mutations.ts';
import { noteLeaves } from '../time/leave-page.ts';
import { newestLayar } from '../attempt/pesan-layar.queries.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { applyBatch, type AppliedBatch } from './redeem-held.ts';
import { saveAttempt, saveProgress } from '../attempt/save-attempt.mutations.ts';
import { countHeldOf } from './verdict.queries.ts';

/** Attempt and stream after a batch, and its verdicts. */
export interface Outcome extends BatchTarget {
  verdik: BatchAnswer['verdik'];
}

/** Judges and stores what a batch brings and says, finishes or grades the attempt by it, and tells the live screens. */
export async function takeBatch(
  context: Context,
  tx: Transaction,
  before: BatchTarget,
  request: BatchRequest,
  delivery: Delivery,
): Promise<Outcome> {
  const heard = hearBatch(context, before, request, delivery);
  const { noticed, terpakai_ms } = heard;
  const applied = await applyBatch(tx, { ...noticed, terpakai_ms }, before.stream, delivery.fresh, {
    nowMs: delivery.arrivalMs,
    ranMs: context.state.ranMs(),
    sinceStartMs: sinceStart(context, noticed),
    finishFromMs: delivery.fresh.some(bringsFinish) ? await findFinishFrom(tx, noticed) : 0,
  });
  const batch = { before, request, delivery, heard, applied };
  const report = reportOf(context, batch);
  const leaves = await leavesOf(tx, batch);
  const merged = { ...mergeAttempt(context, batch), ...report, ...leaves };
  const stream = mergeStream(context, batch);
  await saveProgress(tx, merged, stream, applied.judged, delivery.arrivalMs);
  const rare = rareOf(batch, merged);
  const isRare = leaves || report.henti || report.henti_dipakai_ms !== undefined;
  if (isRare || Object.keys(rare).length > 0)
    await saveAttempt(tx, merged.id, { ...report, ...leaves, ...rare });
  const attempt = await gradeBatch(context, tx, { ...merged, ...rare }, stream, batch);
  const kabar = heard.isHolder ? await takeKabar(tx, attempt, stream, request.kabar) : undefined;
  if (applied.dibaca.length > 0)
    await markPesanRead(tx, attempt.peserta_id, applied.dibaca, delivery.arrivalMs);
  publishAttempt(context, tx, attempt, {
    ...(applied.dibaca.length > 0 && { pesan: await newestLayar(tx, attempt.jadwal_ujian_peserta_id) }),
    ...(kabar && { kabar }),
    ...(heard.isHolder && { perangkat: stream.perangkat, alamat: context.addresses.find(stream.id) }),
    ...(report.henti && { henti: shownStops(report.henti) }),
    ...(changesHeld(applied) && { tertahan: await countHeldOf(tx, attempt.id) }),
  });
  return { attempt, stream, verdik: verdictsOf(applied), bentrok: before.bentrok };
}

interface Batch {
  before: BatchTarget;
  request: BatchRequest;
  delivery: Delivery;
  heard: HeardBatch;
  applied: AppliedBatch;
}

/** What the sheet's clock says of stops; nothing where the sheet does not speak. */
function reportOf(context: Context, { before, request, heard, applied }: Batch): Partial<Attempt> {
  if (!heard.isSheet) return {};
  return noteReport(context, heard.noticed, {
    usedMs: heard.terpakai_ms,
    reportedMs: heard.reportedMs,
    isInformed: request.versi === before.attempt.versi,
    isFinish: applied.finish !== undefined,
    isHeard: heard.isHeard,
  });
}

/** What the leaves of the page in the batch change; undefined: nothing. */
async function leavesOf(tx: Transaction, { before, request, heard, applied }: Batch) {
  const { leaves, leavesChange } = applied;
  const takenBack = (await countTakenBack(tx, before.stream, leaves)) + Math.max(0, -leavesChange);
  // What counts only now was heard long ago.
  const leftMs = [...leaves.leftMs, ...Array<number>(Math.max(0, leavesChange)).fill(-Infinity)];
  const saidMs = heard.isHolder ? request.elapsed_ms : Infinity;
  return noteLeaves(before.attempt, leftMs, saidMs, takenBack);
}

/** Operations of the device that have not come yet. */
const unsentOf = ({ request, delivery }: Batch): number =>
  Math.max(0, request.belum_terkirim - delivery.fresh.length);

/** Whether the sheet that is scored is another one by this batch. */
const changesSheet = ({ before, applied }: Batch): boolean =>
  applied.attempt.lembar !== before.attempt.lembar;

function mergeAttempt(context: Context, batch: Batch): Attempt {
  const { before, delivery, heard, applied } = batch;
  const { attempt } = before;
  const isNews = (changesSheet(batch) && !heard.isHolder) || applied.redeemed.length > 0;
  return {
    ...applied.attempt,
    terpakai_ms: heard.terpakai_ms,
    telat_ms: applied.judged.some(isCountedAnswer)
      ? lateWith(context, attempt, heard.noticed)
      : attempt.telat_ms,
    kontak_ms: heard.isLastHolder && heard.isHeard ? delivery.arrivalMs : attempt.kontak_ms,
    belum_terkirim: heard.isLastHolder ? unsentOf(batch) : attempt.belum_terkirim,
    // What another device brings in must reach the one that holds the sheet, what counts after all the one that waits.
    versi: isNews ? attempt.versi + 1 : attempt.versi,
  };
}

function mergeStream(context: Context, batch: Batch): Stream {
  const { before, request, delivery, heard, applied } = batch;
  return {
    ...applied.stream,
    ...(!before.bentrok && noteEvidence(context, applied.stream, request, delivery.isHole)),
    belum_terkirim: unsentOf(batch),
    kontak_ms: heard.isHeard ? delivery.arrivalMs : before.stream.kontak_ms,
  };
}

/** What changes seldom, and so stands apart from the statement that every batch runs. */
function rareOf({ before, request, delivery, heard }: Batch, merged: Attempt): Partial<Attempt> {
  const { jalan_awal_ms, maklum_jalan_ms } = heard.noticed;
  const isNoticed = heard.noticed !== before.attempt;
  // All that its device holds is here again since the restore (S18).
  const isTaken = heard.isLastHolder && !before.bentrok && !delivery.isHole;
  const isWhole = merged.menunggu_ulang && isTaken && request.belum_terkirim <= request.operasi.length;
  return {
    ...(isNoticed && { jalan_awal_ms, maklum_jalan_ms }),
    ...(heard.isHolder && heard.isHeard && gapOf(before.attempt, delivery.arrivalMs)),
    ...(isWhole && { menunggu_ulang: false }),
  };
}

/** Ends the attempt where the batch brings its finish, or grades it again where it was over and has changed. */
async function gradeBatch(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  batch: Batch,
): Promise<Attempt> {
  const { finish, finishMs } = batch.applied;
  if (finish) return finishByHolder(context, tx, attempt, stream, finish, finishMs);
  const isOver = attempt.status === 'selesai' || attempt.status === 'final';
  return isOver && changesSheet(batch) ? regrade(context, tx, attempt) : attempt;
}

const changesHeld = ({ redeemed, judged }: AppliedBatch): boolean =>
  redeemed.length > 0 || judged.some(({ verdik }) => verdik === 'tertahan');

/** The verdicts that the device must know: all but the plain ones. */
const verdictsOf = ({ redeemed, judged }: AppliedBatch): BatchAnswer['verdik'] =>
  [...redeemed, ...judged.filter(({ verdik }) => verdik !== 'dihitung')].map(({ seq, verdik, alasan }) => ({
    seq,
    verdik,
    alasan,
  }));

/** Longer than a beat and the way through the network: the device had no contact. */
const silentMs = 90_000;

/** The time without contact that ends with this batch; undefined: there was none. */
const gapOf = ({ status, kontak_ms }: Attempt, arrivalMs: number) =>
  status !== 'final' && arrivalMs - kontak_ms > silentMs
    ? { putus_sejak_ms: kontak_ms, putus_sampai_ms: arrivalMs }
    : undefined;

const isCountedAnswer = ({ verdik, teks }: Judged): boolean =>
  verdik === 'dihitung' && teks.includes('"jawaban"');
