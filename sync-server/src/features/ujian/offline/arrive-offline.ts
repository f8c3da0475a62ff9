import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockGraceMs } from '@spmb/shared/sync/time/exam-time.ts';
import { kitProof, verifyIzin, type SignedIzin } from '@spmb/shared/sync/protocol/offline-kit.ts';
import type { OfflineStartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { OfflineStart } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { AlasanDitahan } from '@spmb/shared/sync/start/release.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { begunAnew, rowGone } from '../batch/emergency-texts.ts';
import { releaseOf } from '../start/assert-released.ts';
import { auditStart } from '../start/audit-start.ts';
import { findStream, lockAttempt, type Attempt, type Stream } from '../attempt/attempt.queries.ts';
import { stateFor, suratOf } from '../replay/attempt-state.ts';
import { isKodeOpened } from '../../jadwal-ujian/jadwal/kode-luring.queries.ts';
import { examWindow } from '../time/exam-window.ts';
import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import { findJadwalOfPeserta, type JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { insertStream, takeLease } from '../lease/lease.mutations.ts';
import { lockAttemptOfRow, lockExamRow } from '../lease/lease.queries.ts';
import { unprovenRefusal } from '../batch/parse-batch.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveStream } from '../attempt/save-attempt.mutations.ts';
import { grantedBeforeStart, insertAttempt, releaseAttempt } from '../start/start-attempt.mutations.ts';
import { openStreamKey } from '../attempt/stream-key.ts';

const noRow = 'Jadwal ujian peserta ini sudah dihapus dari server. Jangan tutup perangkat; panggil pengawas.';
const superseded =
  'Ujian ini sudah diulang dari awal oleh panitia. Jangan tutup perangkat; panggil pengawas.';

/** What this server allowed beforehand; refuses (403) what it did not. */
export function readIzin(context: Context, signed: SignedIzin) {
  const izin = verifyIzin(nativeDigest, context.secrets.key('surat'), signed);
  if (!izin) throw unprovenRefusal();
  return izin;
}

/**
 * Takes in an exam that began without the server (S10). The permission proves that this device had signed in as that
 * participant, the proof from inside the kit that the code was known; so where the attempt has no other stream and is
 * released (S25), the start confirms itself: it is begun at the instant that the device says, within the session and no
 * later than its exam time allows. Otherwise the stream gets no lease and all it brings is held. A repeat changes nothing.
 */
export async function arriveOffline(
  context: Context,
  tx: Transaction,
  start: OfflineStart,
): Promise<{ attempt: Attempt; stream: Stream }> {
  const izin = readIzin(context, start.izin);
  const { aliran, kunci, perangkat } = start.aliran;
  const baris = await lockExamRow(tx, izin.jadwal_ujian_peserta_id);
  const found = baris && (await findJadwalOfPeserta(tx, baris.peserta_id, baris.id));
  if (!baris || !found) throw new Refusal(noRow, 404, { jenis: rowGone });
  const attempt = await lockAttempt(tx, izin.ujian_id);
  const known = await findStream(tx, aliran);
  if (known && known.ujian_id !== attempt?.id) throw unprovenRefusal();
  if (known && attempt) {
    // A start whose answer was lost, before the device began without it.
    if (known.ack === 0) await saveStream(tx, aliran, { luring: true });
    return { attempt, stream: known };
  }
  const key = openStreamKey(context, kunci);
  const stream = { id: aliran, kunci: key, perangkat, sesiId: izin.sesi_masuk_id, luring: true };
  if (attempt && (attempt.diarsipkan_ms !== null || heldReasonOf(attempt) === null))
    return { attempt, stream: await insertStream(context, tx, attempt, stream, null) };
  if (!attempt && (baris.percobaan + 1 !== izin.percobaan || (await lockAttemptOfRow(tx, baris.id))))
    throw new Refusal(superseded, 409, { jenis: begunAnew });
  const row = { ...found, baris };
  const grantedMs = await grantedBeforeStart(tx, baris.id);
  const beganMs = beganAt(context, row, start);
  const ditahan = whyHeld(context, row, attempt, { start, kitStartMs: izin.mulai_ms, grantedMs });
  if (attempt && ditahan !== null)
    return { attempt, stream: await insertStream(context, tx, attempt, stream, null) };
  const kode_belum_dibuka = !(await isKodeOpened(tx, baris));
  const begun = attempt
    ? await releaseAttempt(context, tx, row, attempt, grantedMs, beganMs)
    : await insertAttempt(context, tx, row, izin.paket, grantedMs, { beganMs, ditahan, kode_belum_dibuka });
  const taken =
    ditahan === null
      ? await takeLease(context, tx, begun, stream)
      : { attempt: begun, stream: await insertStream(context, tx, begun, stream, null) };
  await auditStart(tx, context.clock.nowMs(), taken.attempt, { perangkat, pindah: false });
  publishAttempt(context, tx, taken.attempt, { perangkat: ditahan === null ? perangkat : '' });
  return taken;
}

/** Why a start without the server is held; null: it is released (S25). */
function whyHeld(
  context: Context,
  row: JadwalOfPeserta,
  attempt: Attempt | undefined,
  {
    start,
    kitStartMs,
    grantedMs,
  }: { start: OfflineStart; kitStartMs: number | undefined; grantedMs: number },
): AlasanDitahan | null {
  const proof = kitProof(nativeDigest, context.secrets.key('surat'), start.izin);
  const isProven = start.bukti !== undefined && timingSafeEqual(Buffer.from(start.bukti), Buffer.from(proof));
  const why = releaseOf(context, row, attempt, {
    shown: isProven ? 'kit' : 'unproven',
    offline: { kitStartMs, beganMs: context.clock.nowMs() - start.elapsed_ms },
    grantedMs,
  });
  if (why === 'BELUM_DIBUKA') return 'terlalu_dini';
  if (why === 'RUANG_DITUTUP') return 'ruang_ditutup';
  // Beyond its time an exam that began without the server has none, and all it brings is held by that.
  return isProven ? null : 'tanpa_bukti';
}

/** When it began: as the device says, clamped to [session start, arrival − exam time used], give or take its clock. */
function beganAt(context: Context, row: JadwalOfPeserta, { mulai_ms, elapsed_ms }: OfflineStart): number {
  const { mulaiMs } = examWindow(row);
  const latestMs = context.clock.nowMs() - elapsed_ms;
  const saidMs = Math.max(mulai_ms, mulaiMs);
  return saidMs > latestMs + clockGraceMs ? latestMs : saidMs;
}

/** The answer to a start that arrived: what the device must know before it sends its operations. */
export const offlineAnswer = async (
  context: Context,
  tx: Transaction,
  { attempt, stream }: { attempt: Attempt; stream: Stream },
): Promise<OfflineStartAnswer> => ({
  status: true,
  message: '',
  server_id: context.state.serverId,
  generasi: context.state.generasi,
  ujian_id: attempt.id,
  aliran: stream.id,
  keadaan: stateFor(context, attempt, stream.id),
  surat: await suratOf(context, tx, attempt),
  server_ms: context.clock.nowMs(),
  jalan_ms: context.state.ranMs(),
});
