import { toBase64Url } from '@spmb/shared/kernel/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { StartAnswer, StreamRegistration } from '@spmb/shared/sync/protocol.ts';
import { acceptsToken, rotationAt } from '@spmb/shared/sync/token-sesi.ts';
import { schoolId, type Context } from '../../context.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { nativeDigest } from '../../server/native-digest.ts';
import { findRahasiaSesi } from './token-sesi.queries.ts';
import { lockAttempt, type Attempt } from './attempt.queries.ts';
import { sheetForDevice, stateFor, suratOf } from './attempt-state.ts';
import { ensurePaket } from './build-paket.ts';
import { findJadwalOfPeserta, type JadwalOfPeserta } from './jadwal-of-peserta.queries.ts';
import { decideLease } from './lease.ts';
import { findStreamOf, takeLease } from './lease.mutations.ts';
import { getOpenedPaket, keyOfItem } from './opened-paket.ts';
import { publishAttempt } from './publish-attempt.ts';
import { assertOpen, grantedBeforeStart, insertAttempt } from './start-attempt.mutations.ts';
import { openStreamKey } from './stream-key.ts';

export interface StartInput {
  jadwal_ujian_id: string;
  token: string;
  pindah: boolean;
  aliran: StreamRegistration | undefined;
}

export const finishedText = 'Ujian ini sudah selesai. Terima kasih, jawaban Anda sudah diterima.';

async function assertToken(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  typed: string,
): Promise<void> {
  if (!row.jadwal.token_wajib) return;
  const secret = await findRahasiaSesi(tx, row.baris.tanggal, row.baris.jadwal_ujian_sesi_id);
  const rotation = secret && rotationAt(secret.token_awal_ms, context.clock.nowMs());
  if (secret && acceptsToken(nativeDigest, context.secrets.open(secret.token_tersegel), rotation ?? 0, typed))
    return;
  const message =
    typed.trim() === ''
      ? 'Masukkan token dari pengawas.'
      : 'Token salah atau sudah berganti. Lihat token yang sekarang di layar pengawas.';
  throw new Refusal(message, 200, { lanjut: false, token_wajib: true, jenis: 'token-salah' });
}

/** Begins or continues an attempt for a signed-in participant (`create-soals`). */
export async function startUjian(context: Context, akun: SignedIn, input: StartInput) {
  const pesertaId = akun.peserta_id ?? '';
  const found = await findJadwalOfPeserta(context.store.read, pesertaId, input.jadwal_ujian_id);
  if (!found) throw new NotFound('Ujian ini bukan milik Anda atau sudah dihapus. Kembali ke daftar ujian.');
  const { baris, jadwal } = found;
  if (!found.ujian) assertOpen(found, Number.MAX_SAFE_INTEGER / 4, context.clock.nowMs());
  const paketId =
    found.ujian?.paket_id ?? (await ensurePaket(context, jadwal, baris.tanggal, baris.jadwal_ujian_sesi_id));
  const kunci = input.aliran && openStreamKey(context, input.aliran.kunci);
  return context.store.tx(
    { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username },
    async (tx) => {
      const row = await findJadwalOfPeserta(tx, pesertaId, baris.id);
      if (!row) throw new NotFound();
      const running = row.ujian ? await lockAttempt(tx, row.ujian.id) : undefined;
      if (running && (running.status === 'selesai' || running.status === 'final'))
        throw new Refusal(finishedText, 200, { lanjut: false, selesai: true });
      const holder = running?.aliran ? await findStreamOf(tx, running.id, running.aliran) : undefined;
      const nowMs = context.clock.nowMs();
      const question = {
        holder,
        sesiId: akun.sesi_id,
        registration: input.aliran,
        pindah: input.pindah,
        nowMs,
      };
      const decision = running ? decideLease({ attempt: running, ...question }) : 'take';
      if (!running) {
        assertOpen(row, await grantedBeforeStart(tx, baris.id), nowMs);
        await assertToken(context, tx, row, input.token);
      }
      let attempt = running ?? (await insertAttempt(context, tx, row, paketId));
      let aliranId = attempt.aliran ?? '';
      if (decision === 'take') {
        const perangkat = input.aliran?.perangkat ?? '';
        const taken = await takeLease(context, tx, attempt, {
          id: input.aliran?.aliran,
          kunci,
          perangkat,
          sesiId: akun.sesi_id,
        });
        ({ attempt } = taken);
        aliranId = taken.stream.id;
      }
      publishAttempt(context, tx, attempt, { perangkat: input.aliran?.perangkat ?? holder?.perangkat ?? '' });
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
  const kunci = attempt.urutan.map((butir) => [butir, toBase64Url(keyOfItem(paket, butir))]);
  const answer: StartAnswer = {
    status: true,
    message: 'Soal ujian siap. Selamat mengerjakan.',
    lanjut: true,
    server_id: context.state.serverId,
    generasi: context.state.generasi,
    ujian_id: attempt.id,
    aliran: aliranId,
    paket: attempt.paket_id,
    paket_alamat: `/api/paket/${attempt.paket_id}`,
    gambar: paket.body.gambar,
    mapel: row.mapel,
    sesi: row.sesi.name,
    menit_minimum_selesai: row.jadwal.menit_minimum_selesai,
    urutan: attempt.urutan,
    kunci: Object.fromEntries(kunci) as Record<string, string>,
    keadaan: stateFor(attempt, aliranId),
    lembar: sheetForDevice(attempt.lembar),
    surat: suratOf(context, attempt),
    server_ms: context.clock.nowMs(),
  };
  return answer;
}
