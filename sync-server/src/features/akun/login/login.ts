import type { LoginAnswer, TokenAnswer } from '@spmb/shared/akun/token.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { isDiskFull } from '../../../server/log/error-code.ts';
import { newId } from '../../../db/new-id.ts';
import { schoolId } from '../../../db/school-id.ts';
import { networkOf } from '../../../http/network/device-of.ts';
import { madeUp } from '../../../http/door/login-delay.ts';
import { makeBukti, nonceOfBukti } from '../../../server/sandi/bukti-perangkat.ts';
import { signToken, tokenSeconds } from '../../../server/secrets/token.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import type { AkunRow } from '../account/akun.queries.ts';
import { checkSandi } from './check-sandi.ts';
import { LoginGuess } from './login-guess.ts';
import { countGagalMasuk, insertSesiMasuk, revokeSesiOfAkun } from '../account/sesi-masuk.mutations.ts';

export interface Login {
  nomor: string;
  sandi: string;
  ingat: boolean;
  perangkat: string;
  address: string;
  /** What an earlier login on this device answered; '': nothing. */
  bukti: string;
}

const wrongText = 'Nomor peserta atau kata sandi salah. Silakan periksa kembali dan coba lagi.';
const fullText =
  'Penyimpanan server penuh, jadi belum ada yang dapat masuk. Beri tahu pengawas atau administrator agar ruangnya dikosongkan, lalu coba lagi.';
const sessionMs = 30 * 24 * 3_600_000;

/** A token for the right number and password. Refuses 401 (wrong or not active, alike), 429 (wait), 503 (too many at once) and 507 (the disk is full). */
export async function login(context: Context, input: Login): Promise<LoginAnswer> {
  const { store, clock, loginDelay, secrets, ahead } = context;
  const nomor = input.nomor.replaceAll(/\s/g, '');
  const nowMs = clock.nowMs();
  const { batas_percobaan } = await getPengaturan(store.read, 'keamanan');
  const found = await ahead.findAkunByNomor(store.read, nomor);
  const akun = found?.status === 0 ? found : undefined;
  const nonce = akun && nonceOfBukti(secrets, akun, input.bukti);
  const owner = akun?.id ?? madeUp + nomor.toLowerCase();
  const network = networkOf(input.address);
  const from = { owner, perangkat: input.perangkat, network, nonce };
  const guess = new LoginGuess(loginDelay, from, batas_percobaan, nowMs);
  const isRight = await checkSandi(context, { akun, sandi: input.sandi, guess, owner, network });
  if (!isRight || !akun) {
    // The guess is counted in memory; that it cannot be listed on a full disk is no reason to answer otherwise.
    await store
      .tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, (tx) =>
        countGagalMasuk(tx, nowMs, { ...input, akunId: found?.id }),
      )
      .catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
      });
    throw new Refusal(wrongText, 401);
  }
  guess.forgive();
  const bukti_perangkat = nonce === undefined ? makeBukti(secrets, akun) : input.bukti;
  const entered = await enter(context, akun, input).catch((error: unknown) => {
    throw isDiskFull(error) ? new Refusal(fullText, 507, { jenis: 'penyimpanan-penuh' }) : error;
  });
  return { ...entered, bukti_perangkat };
}

async function enter(
  context: Context,
  akun: AkunRow,
  { perangkat, address, ingat }: Login,
): Promise<TokenAnswer> {
  const nowMs = context.clock.nowMs();
  const id = newId(nowMs);
  await context.store.tx({ sekolah_id: schoolId, akun_id: akun.id, nama: akun.username }, async (tx) => {
    // A one-time password that two people know opens for the later one only.
    if (akun.ganti_sandi) await revokeSesiOfAkun(tx, nowMs, akun.id);
    await insertSesiMasuk(tx, {
      id,
      akun_id: akun.id,
      perangkat,
      alamat: address,
      ingat,
      dibuat_ms: nowMs,
      kedaluwarsa_ms: nowMs + sessionMs,
    });
  });
  if (akun.ganti_sandi) context.signedIn.clear();
  return { token: await signToken(context.secrets, id, nowMs), type: 'Bearer', expires_in: tokenSeconds };
}
