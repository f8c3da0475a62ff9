import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { findAttempt } from './attempt.queries.ts';
import { isTokenRight, wrongTokenText } from './token-sesi.ts';

export interface GantiPesertaInput {
  ujian_id: string;
  token: string;
  /** Label of the device that changes hands. */
  perangkat: string;
}

/**
 * Lets `akun` sit down at a device on which the attempt of somebody else runs, with the token of that attempt's session
 * (also where its schedule asks for none at the start). Only recorded: lease, time and answers stay as they are.
 * Refuses `token-salah`, for an unknown attempt too, and 429 after repeated wrong tokens of this account.
 */
export async function gantiPeserta(context: Context, akun: SignedIn, input: GantiPesertaInput) {
  const { loginDelay, store } = context;
  const nowMs = context.clock.nowMs();
  // Apart from the account's login: a wrong token never holds up a right password.
  const delayKey = `ganti-peserta ${akun.akun_id}`;
  const detik = Math.ceil(loginDelay.waitMs(delayKey, '', nowMs) / 1000);
  if (detik > 0)
    throw new Refusal(
      `Terlalu banyak token yang salah. Tunggu ${detik} detik, lalu minta pengawas membacakan token yang sekarang.`,
      429,
      { tunggu_detik: detik },
    );
  const attempt = await findAttempt(store.read, input.ujian_id);
  if (!attempt || !(await isTokenRight(context, store.read, attempt, input.token))) {
    if (input.token.trim() !== '') loginDelay.failed(delayKey, '', delayKey, nowMs);
    throw new Refusal(wrongTokenText(input.token), 200, { jenis: 'token-salah' });
  }
  loginDelay.clear(delayKey);
  await store.tx({ sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username }, (tx) =>
    writeAudit(tx, nowMs, {
      tindakan: 'ganti_peserta',
      tabel: 'jadwal_ujian_peserta',
      baris_id: attempt.jadwal_ujian_peserta_id,
      sesudah: { ujian_id: attempt.id, perangkat: input.perangkat },
    }),
  );
}
