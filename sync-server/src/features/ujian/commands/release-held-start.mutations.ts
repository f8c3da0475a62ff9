import { shownStops } from '@spmb/shared/absen/shown-values.ts';
import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import { mergeCounted } from '@spmb/shared/sync/stream/merge.ts';
import { countAnswered, emptyLembar, type Lembar } from '@spmb/shared/sync/stream/lembar.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { findAcceptUntil } from '../attempt/acceptance.queries.ts';
import { recordAct, type Act } from './act-log.mutations.ts';
import { lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { believed, isTimeOver, noteMove } from '../time/attempt-time.ts';
import { examWindow } from '../time/exam-window.ts';
import { findJadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { readStream } from '../replay/read-stream.ts';
import { listOperationsOfStream, listStreamsOfAttempt } from '../replay/replay.queries.ts';
import { saveAttempt, saveStream } from '../attempt/save-attempt.mutations.ts';

const notHeldText = 'Tidak ada ujian tanpa server yang ditahan untuk peserta ini. Muat ulang daftar.';
const overText =
  'Waktu ujian peserta ini sudah habis, jadi tidak dapat dilanjutkan. Terima jawabannya yang ditahan, atau tambah waktunya dahulu.';

/**
 * An exam that began without the server and was held goes on: the first device that began it gets the lease, on record.
 * Its last moment stays. What was held until now is decided apart. Refuses
 * (409) where nothing is held and where no time is left. The same act again changes nothing.
 */
export async function releaseHeldStart(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  act: Act,
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'izinkan_mulai' });
  if (earlier) return;
  if (!attempt || heldReasonOf(attempt) === null) throw new Refusal(notHeldText, 409);
  const beginsMs = await assertBegun(context, tx, attempt);
  const streams = await listStreamsOfAttempt(tx, attempt.id);
  // Nobody can be shown questions that are not there.
  const isShowable = attempt.ditahan !== 'soal_hilang';
  const first = streams.find(({ luring, epoch }) => isShowable && luring && epoch === null);
  if (!first) throw new Refusal(notHeldText, 409);
  const released = withLease(context, attempt, first, beginsMs);
  if (context.clock.nowMs() >= released.batas_akhir_ms || isTimeOver(context, released))
    throw new Refusal(overText, 409);
  const stream = { ...first, epoch: released.epoch };
  await saveStream(tx, stream.id, { epoch: stream.epoch });
  const lembar = await mergeAccepted(tx, [stream, ...streams.filter(({ id }) => id !== stream.id)]);
  const values = {
    ditahan: null,
    status: released.status,
    aliran: stream.id,
    epoch: stream.epoch,
    versi: released.versi,
    jalan_awal_ms: released.jalan_awal_ms,
    maklum_jalan_ms: released.maklum_jalan_ms,
    terpakai_ms: released.terpakai_ms,
    lapor_ms: released.lapor_ms,
    henti: released.henti,
    henti_total_ms: released.henti_total_ms,
    henti_dipakai_ms: released.henti_dipakai_ms,
    kontak_ms: stream.kontak_ms,
    belum_terkirim: stream.belum_terkirim,
    lembar,
    jumlah_terjawab: countAnswered(lembar),
    terima_sampai_ms: Math.max(attempt.terima_sampai_ms, await findAcceptUntil(tx, attempt)),
  };
  await saveAttempt(tx, attempt.id, values);
  await recordAct(context, tx, target, attempt.id, { ...act, jenis: 'izinkan_mulai' });
  const henti = shownStops(values.henti);
  publishAttempt(context, tx, { ...attempt, ...values }, { perangkat: stream.perangkat, henti });
}

/** Nobody opens an exam before the start of its session (S25); answers when that was. */
async function assertBegun(context: Context, tx: Transaction, attempt: Attempt): Promise<number> {
  const row = await findJadwalOfPeserta(tx, attempt.peserta_id, attempt.jadwal_ujian_peserta_id);
  if (!row) throw new Refusal(notHeldText, 409);
  const { mulaiMs } = examWindow(row);
  if (context.clock.nowMs() >= mulaiMs) return mulaiMs;
  throw new Refusal(
    `Sesi belum dimulai. Mulai dapat diizinkan sejak pukul ${clockText(mulaiMs, row.zona)} ${row.zona}.`,
    409,
  );
}

/**
 * The attempt as it stands once this stream holds it. A closed room is none of the participant's doing: R goes on from
 * what his device says. Otherwise R has run since the server heard of him, or since the session began: what of it his
 * device did not use stands as a stop, which staff may give back (S26).
 */
function withLease(context: Context, attempt: Attempt, stream: Stream, beginsMs: number): Attempt {
  const saidMs = believed(context, attempt, stream.elapsed_maks_ms);
  const ranMs = context.state.ranMs();
  const isClosedRoom = heldReasonOf(attempt) === 'ruang_ditutup';
  const heldMs = Math.min(
    ranMs - attempt.jalan_awal_ms,
    context.clock.nowMs() - Math.max(stream.dibuat_ms, beginsMs),
  );
  const beforeMs = Math.min(saidMs, Math.max(0, stream.dibuat_ms - attempt.mulai_ms));
  const running: Attempt = {
    ...attempt,
    status: 'mengerjakan',
    kontak_ms: stream.kontak_ms,
    jalan_awal_ms: ranMs - (isClosedRoom ? saidMs : Math.max(saidMs, beforeMs + heldMs)),
  };
  return {
    ...running,
    ...noteMove(context, running, saidMs),
    aliran: stream.id,
    epoch: attempt.epoch + 1,
    // The device has the number of the attempt before, and learns what it lost.
    henti_dipakai_ms: attempt.henti_dipakai_ms,
    versi: attempt.versi + 1,
  };
}

/** What staff accepted before the lease was given, under the ranks that the log gives it since. Nothing else counted. */
async function mergeAccepted(tx: Transaction, streams: readonly Stream[]): Promise<Lembar> {
  let lembar = emptyLembar;
  for (const stream of streams)
    for (const { row, body, rank } of readStream(stream, await listOperationsOfStream(tx, stream.id)))
      if (row.putusan === 'diterima' && body) lembar = mergeCounted(lembar, body, rank);
  return lembar;
}
