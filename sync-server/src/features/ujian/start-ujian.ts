import { shownStops } from '@spmb/shared/absen/shown-values.ts';
import { sheetValues } from '@spmb/shared/sync/sheet.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { StartAnswer, StreamRegistration } from '@spmb/shared/sync/protocol.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { requireTyped } from './require-token.ts';
import { isTokenRight } from './token-sesi.ts';
import { findStream, type Attempt } from './attempt.queries.ts';
import { stateFor, suratOf } from './attempt-state.ts';
import { noteMove } from './attempt-time.ts';
import { ensurePaket } from './build-paket.ts';
import { findJadwalOfPeserta, type JadwalOfPeserta } from './jadwal-of-peserta.queries.ts';
import { decideLease } from './lease.ts';
import { takeLease } from './lease.mutations.ts';
import { findHolder, isSignedOut, lockAttemptOfRow, lockExamRow } from './lease.queries.ts';
import { isKodeLuringRight } from './kode-luring.ts';
import { getOpenedPaket } from './opened-paket.ts';
import { listUnreadLayar } from './pesan-layar.queries.ts';
import { publishAttempt } from './publish-attempt.ts';
import { saveAttempt } from './save-attempt.mutations.ts';
import { sheetOf } from './sheet-of.ts';
import { assertOpen, grantedBeforeStart, insertAttempt } from './start-attempt.mutations.ts';
import { openStreamKey } from './stream-key.ts';

export interface StartInput {
  jadwal_ujian_id: string;
  token: string;
  pindah: boolean;
  aliran: StreamRegistration | undefined;
}

export const finishedText = 'Ujian ini sudah selesai. Terima kasih, jawaban Anda sudah diterima.';

const timeOverText =
  'Waktu ujian sudah habis. Jawaban yang masih ada di perangkat tetap dikirim: biarkan perangkat itu menyala dan tersambung. Perlu tambahan waktu? Panggil pengawas.';

const oldStreamText =
  'Perangkat ini sudah dilepas dari ujian oleh pengawas. Tekan Mulai sekali lagi untuk melanjutkan di sini.';

/** Keys leave the server only while the attempt may be worked on (S17). */
function assertNotOver(attempt: Attempt, nowMs: number): void {
  if (attempt.status === 'selesai' || attempt.status === 'final')
    throw new Refusal(finishedText, 200, { lanjut: false, selesai: true });
  if (attempt.status === 'menunggu_kiriman' || nowMs >= attempt.batas_akhir_ms)
    throw new Refusal(timeOverText, 200, { lanjut: false, jenis: 'waktu-habis' });
}

/** A stream holds one lease in its life: the device draws a new one where its old one was released. */
async function assertNewStream(tx: Transaction, aliranId: string | undefined): Promise<void> {
  if (aliranId !== undefined && (await findStream(tx, aliranId)))
    throw new Refusal(oldStreamText, 200, { lanjut: false, jenis: 'aliran-lama' });
}

async function assertToken(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  akunId: string,
  typed: string,
): Promise<void> {
  if (!row.jadwal.token_wajib) return;
  const isRight = async () =>
    (await isTokenRight(context, tx, row.baris, typed)) ||
    (await isKodeLuringRight(context, tx, row.baris, typed));
  const more = { lanjut: false, token_wajib: true };
  await requireTyped(context, `create-soals ${akunId}`, typed, isRight, more);
}

/** Begins or continues an attempt for a signed-in participant (`create-soals`). */
export async function startUjian(context: Context, akun: SignedIn, input: StartInput) {
  const pesertaId = akun.peserta_id ?? '';
  const found = await findJadwalOfPeserta(context.store.read, pesertaId, input.jadwal_ujian_id);
  if (!found) throw new NotFound('Ujian ini bukan milik Anda atau sudah dihapus. Kembali ke daftar ujian.');
  if (!found.ujian) assertOpen(found, Number.MAX_SAFE_INTEGER / 4, context.clock.nowMs());
  const paketId =
    found.ujian?.paket_id ??
    (await ensurePaket(context, found.jadwal, found.baris.tanggal, found.baris.jadwal_ujian_sesi_id));
  const kunci = input.aliran && openStreamKey(context, input.aliran.kunci);
  return context.store.tx(
    { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username },
    async (tx) => {
      const baris = await lockExamRow(tx, found.baris.id);
      if (!baris) throw new NotFound();
      const row = { ...found, baris };
      const running = await lockAttemptOfRow(tx, baris.id);
      const nowMs = context.clock.nowMs();
      if (running) assertNotOver(running, nowMs);
      const holder = running && (await findHolder(tx, running));
      const question = {
        holder,
        holderSignedOut: holder !== undefined && (await isSignedOut(tx, holder.sesi_masuk_id)),
        sesiId: akun.sesi_id,
        registration: input.aliran,
        pindah: input.pindah,
        nowMs,
      };
      const decision = running ? decideLease({ attempt: running, ...question }) : 'take';
      const grantedMs = running ? 0 : await grantedBeforeStart(tx, baris.id);
      if (!running) {
        assertOpen(row, grantedMs, nowMs);
        await assertToken(context, tx, row, akun.akun_id, input.token);
      }
      if (decision === 'take') await assertNewStream(tx, input.aliran?.aliran);
      let attempt = running ?? (await insertAttempt(context, tx, row, paketId, grantedMs));
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
        aliranId = taken.stream.id;
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
    ...sheetOf(context, row, paket, attempt),
    keadaan: stateFor(attempt, aliranId),
    lembar: sheetValues(attempt.lembar),
    surat: suratOf(context, attempt),
    ...(pesan.length > 0 && { pesan }),
    server_ms: context.clock.nowMs(),
  };
  return answer;
}
