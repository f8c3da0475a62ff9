import { shownStops } from '@spmb/shared/absen/shown-values.ts';
import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import type { Acted } from '@spmb/shared/kernel/call.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { StartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { StreamRegistration } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { assertReleased, releaseOf } from './assert-released.ts';
import { auditRelogin, auditStart } from './audit-start.ts';
import { requireTyped } from '../token/require-token.ts';
import { isTokenRight } from '../token/token-sesi.ts';
import { findStream, type Attempt } from '../attempt/attempt.queries.ts';
import { stateFor, suratOf } from '../replay/attempt-state.ts';
import { noteMove } from '../time/attempt-time.ts';
import { ensurePaket } from '../paket/build-paket.ts';
import { findJadwalOfPeserta, type JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import { decideLease } from '../lease/lease.ts';
import { takeLease } from '../lease/lease.mutations.ts';
import { findHolder, isSignedOut, lockAttemptOfRow, lockExamRow } from '../lease/lease.queries.ts';
import { isKodeLuringRight } from '../token/kode-luring.ts';
import { getOpenedPaket } from '../paket/opened-paket.ts';
import { listUnreadLayar } from '../attempt/pesan-layar.queries.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { paketOf } from './paket-of.ts';
import { grantedBeforeStart, insertAttempt, releaseAttempt } from './start-attempt.mutations.ts';
import { hasStreamKey, openStreamKey } from '../attempt/stream-key.ts';

export interface StartInput {
  jadwal_ujian_id: string;
  token: string;
  pindah: boolean;
  aliran: StreamRegistration | undefined;
}

const oldStreamText =
  'Perangkat ini sudah dilepas dari ujian oleh pengawas. Tekan Mulai sekali lagi untuk melanjutkan di sini.';

/** A stream holds one lease in its life: the device draws a new one where its old one was released. */
async function assertNewStream(tx: Transaction, aliranId: string | undefined): Promise<void> {
  if (aliranId !== undefined && (await findStream(tx, aliranId)))
    throw new Refusal(oldStreamText, 200, { lanjut: false, jenis: 'aliran-lama' });
}

/** Refuses what is not released (S25); repeated wrong tokens of one account slow down, whatever else holds it up. */
async function assertShown(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  standing: Attempt | undefined,
  { akunId, grantedMs, typed }: { akunId: string; grantedMs: number; typed: string },
): Promise<void> {
  assertReleased(context, row, standing, { shown: 'token', grantedMs });
  if (!row.jadwal.token_wajib || (standing && heldReasonOf(standing) === null)) return;
  const isRight = async () => {
    const isShown =
      (await isTokenRight(context, tx, row.baris, typed)) ||
      (await isKodeLuringRight(context, tx, row.baris, typed));
    const shown = isShown ? 'token' : 'wrong-token';
    return releaseOf(context, row, standing, { shown, grantedMs }) === undefined;
  };
  const more = { lanjut: false, token_wajib: true };
  await requireTyped(context, `create-soals ${akunId}`, typed, isRight, more);
}

/** For a client without a stream of its own. */
type ShortAnswer = Acted<{ lanjut: true }>;

/** Grants that nobody has asked for yet: whether they save the start is seen where its row is locked. */
const anyGrantMs = Number.MAX_SAFE_INTEGER / 4;

/** Begins or continues an attempt for a signed-in participant (`create-soals`). */
export async function startUjian(context: Context, akun: SignedIn, input: StartInput) {
  const pesertaId = akun.peserta_id ?? '';
  const found = await findJadwalOfPeserta(context.store.read, pesertaId, input.jadwal_ujian_id);
  if (!found) throw new NotFound('Ujian ini bukan milik Anda atau sudah dihapus. Kembali ke daftar ujian.');
  if (!found.ujian) assertReleased(context, found, undefined, { shown: 'token', grantedMs: anyGrantMs });
  const paketId =
    found.ujian?.paket_id ??
    (await ensurePaket(context, found.jadwal, found.baris.tanggal, found.baris.jadwal_ujian_sesi_id));
  const kunci = input.aliran && openStreamKey(context, input.aliran.kunci);
  return context.store.tx(
    { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username },
    async (tx): Promise<StartAnswer | ShortAnswer> => {
      const baris = await lockExamRow(tx, found.baris.id);
      // Read again under the lock: its room may have been closed, its session shifted meanwhile.
      const current = baris && (await findJadwalOfPeserta(tx, pesertaId, baris.id));
      if (!baris || !current) throw new NotFound();
      const row = { ...current, baris };
      const standing = await lockAttemptOfRow(tx, baris.id);
      const running = standing && heldReasonOf(standing) === null ? standing : undefined;
      const grantedMs = running ? 0 : await grantedBeforeStart(tx, baris.id);
      await assertShown(context, tx, row, standing, { akunId: akun.akun_id, grantedMs, typed: input.token });
      const nowMs = context.clock.nowMs();
      const holder = running && (await findHolder(tx, running));
      const question = {
        holder,
        holderSignedOut: holder !== undefined && (await isSignedOut(tx, holder.sesi_masuk_id)),
        sesiId: akun.sesi_id,
        registration: input.aliran,
        hasHolderKey: holder !== undefined && hasStreamKey(context, holder, kunci),
        pindah: input.pindah,
        nowMs,
      };
      const decision = running ? decideLease({ attempt: running, ...question }) : 'take';
      if (decision === 'take') await assertNewStream(tx, input.aliran?.aliran);
      let attempt =
        running ??
        (standing
          ? await releaseAttempt(context, tx, row, standing, grantedMs)
          : await insertAttempt(context, tx, row, paketId, grantedMs));
      let aliranId = attempt.aliran ?? '';
      const moved = running && decision === 'take' ? noteMove(context, running) : undefined;
      if (moved) await saveAttempt(tx, attempt.id, moved);
      if (decision === 'take') {
        const perangkat = input.aliran?.perangkat ?? '';
        const taken = await takeLease(
          context,
          tx,
          { ...attempt, ...moved },
          {
            id: input.aliran?.aliran,
            kunci,
            perangkat,
            sesiId: akun.sesi_id,
          },
        );
        ({ attempt } = taken);
        await auditStart(tx, nowMs, attempt, { perangkat, pindah: running !== undefined });
        aliranId = taken.stream.id;
      } else if (holder && holder.sesi_masuk_id !== akun.sesi_id) {
        const login = { aliran_id: aliranId, sesi_masuk_id: akun.sesi_id, perangkat: holder.perangkat };
        await auditRelogin(tx, nowMs, attempt, login);
      }
      publishAttempt(context, tx, attempt, {
        perangkat: input.aliran?.perangkat ?? holder?.perangkat ?? '',
        ...(moved?.henti && { henti: shownStops(moved.henti) }),
      });
      if (!input.aliran)
        return { status: true, message: 'Soal ujian siap. Selamat mengerjakan.', lanjut: true };
      return startAnswer(context, tx, row, attempt, aliranId);
    },
  );
}

async function startAnswer(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  attempt: Attempt,
  aliranId: string,
) {
  const paket = await getOpenedPaket(context, tx, attempt.paket_id);
  const pesan = await listUnreadLayar(tx, attempt.jadwal_ujian_peserta_id);
  const answer: StartAnswer = {
    status: true,
    message: 'Soal ujian siap. Selamat mengerjakan.',
    lanjut: true,
    server_id: context.state.serverId,
    generasi: context.state.generasi,
    ujian_id: attempt.id,
    aliran: aliranId,
    ...paketOf(context, row, paket, attempt),
    keadaan: stateFor(context, attempt, aliranId),
    lembar: lembarValues(attempt.lembar),
    surat: await suratOf(context, tx, attempt),
    ...(pesan.length > 0 && { pesan }),
    server_ms: context.clock.nowMs(),
    jalan_ms: context.state.ranMs(),
  };
  return answer;
}
