import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockGraceMs } from '@spmb/shared/sync/exam-time.ts';
import { verifyIzin, type SignedIzin } from '@spmb/shared/sync/offline-kit.ts';
import type { OfflineStart, OfflineStartAnswer } from '@spmb/shared/sync/protocol.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { nativeDigest } from '../../server/native-digest.ts';
import { findStream, lockAttempt, type Attempt, type Stream } from './attempt.queries.ts';
import { stateFor, suratOf } from './attempt-state.ts';
import { examWindow } from './exam-window.ts';
import { findJadwalOfPeserta, type JadwalOfPeserta } from './jadwal-of-peserta.queries.ts';
import { insertStream, takeLease } from './lease.mutations.ts';
import { lockAttemptOfRow, lockExamRow } from './lease.queries.ts';
import { unprovenRefusal } from './parse-batch.ts';
import { publishAttempt } from './publish-attempt.ts';
import { saveStream } from './save-attempt.mutations.ts';
import { grantedBeforeStart, insertAttempt } from './start-attempt.mutations.ts';
import { openStreamKey } from './stream-key.ts';

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
 * participant, so where the attempt has no other stream the start confirms itself: it is begun at the instant that the
 * device says, within the session and no later than its exam time allows. Otherwise, and in a room that was closed
 * meanwhile, the stream gets no lease and all it brings is held. A repeat changes nothing.
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
  if (!baris || !found) throw new NotFound(noRow);
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
  if (attempt) return { attempt, stream: await insertStream(context, tx, attempt, stream, null) };
  if (baris.percobaan + 1 !== izin.percobaan || (await lockAttemptOfRow(tx, baris.id)))
    throw new Refusal(superseded, 409);
  const row = { ...found, baris };
  const grantedMs = await grantedBeforeStart(tx, baris.id);
  const begun = await insertAttempt(context, tx, row, izin.paket, grantedMs, beganAt(context, row, start));
  // In a closed room he was absent: staff decide about all that arrives after all.
  const isLate = found.ditutup_ms !== null;
  const taken = isLate
    ? { attempt: begun, stream: await insertStream(context, tx, begun, stream, null) }
    : await takeLease(context, tx, begun, stream);
  publishAttempt(context, tx, taken.attempt, { perangkat: isLate ? '' : perangkat });
  return taken;
}

/** When it began: as the device says, clamped to [session start, arrival − exam time used], give or take its clock. */
function beganAt(context: Context, row: JadwalOfPeserta, { mulai_ms, elapsed_ms }: OfflineStart): number {
  const { mulaiMs } = examWindow(row);
  const latestMs = context.clock.nowMs() - elapsed_ms;
  const saidMs = Math.max(mulai_ms, mulaiMs);
  return saidMs > latestMs + clockGraceMs ? latestMs : saidMs;
}

/** The answer to a start that arrived: what the device must know before it sends its operations. */
export const offlineAnswer = (
  context: Context,
  { attempt, stream }: { attempt: Attempt; stream: Stream },
): OfflineStartAnswer => ({
  status: true,
  message: '',
  server_id: context.state.serverId,
  generasi: context.state.generasi,
  ujian_id: attempt.id,
  aliran: stream.id,
  keadaan: stateFor(attempt, stream.id),
  surat: suratOf(context, attempt),
  server_ms: context.clock.nowMs(),
  jalan_ms: context.state.ranMs(),
});
