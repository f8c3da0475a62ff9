import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { newId } from '../../db/new-id.ts';
import { findAkunByNomor } from './akun.queries.ts';
import { countGagalMasuk, insertSesiMasuk, revokeSesiOfAkun } from './sesi-masuk.mutations.ts';
import { hashSandi, isSandiRight } from '../../server/sandi.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { signToken, tokenSeconds } from '../../server/token.ts';

export interface Login {
  nomor: string;
  sandi: string;
  ingat: boolean;
  perangkat: string;
  address: string;
}

const wrongText = 'Nomor peserta atau kata sandi salah. Silakan periksa kembali dan coba lagi.';
/** Every failing login takes at least this long, whether the account exists or not. */
const failureMs = 250;
const sessionMs = 30 * 24 * 3_600_000;

/** A token for the right number and password. Refuses 401 (wrong or not active, alike) and 429 (wait). */
export async function login(context: Context, input: Login) {
  const delay = context.loginDelay;
  const nomor = input.nomor.replaceAll(/\s/g, '');
  const nowMs = context.clock.nowMs();
  const { batas_percobaan } = await getPengaturan(context.store.read, 'keamanan');
  const waitMs = Math.max(
    delay.waitMs(nomor, input.perangkat, nowMs, batas_percobaan),
    delay.waitAtAddressMs(nomor, input.address, nowMs),
  );
  if (waitMs > 0) {
    const detik = Math.ceil(waitMs / 1000);
    throw new Refusal(
      `Terlalu banyak percobaan masuk. Tunggu ${detik} detik, lalu coba lagi, atau minta pengawas menekan Reset login.`,
      429,
      { tunggu_detik: detik },
    );
  }
  const least = new Promise((resolve) =>
    setTimeout(resolve, failureMs + delay.addressSlowMs(input.address, nowMs)),
  );
  const akun = await findAkunByNomor(context.store.read, nomor);
  if (!akun || akun.status !== 0 || !(await isSandiRight(context.secrets, akun, input.sandi))) {
    delay.failed(nomor, input.perangkat, input.address, nowMs);
    // Every failure does the work of a slow hash: many at once would queue for names that exist, and not for others.
    if (akun?.status !== 0 || akun.sandi_jenis === 'kartu') await hashSandi(input.sandi);
    await context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, (tx) =>
      countGagalMasuk(tx, nowMs, { ...input, akunId: akun?.id }),
    );
    await least;
    throw new Refusal(wrongText, 401);
  }
  delay.clear(nomor);
  const id = newId(nowMs);
  await context.store.tx({ sekolah_id: schoolId, akun_id: akun.id, nama: akun.username }, async (tx) => {
    // A one-time password that two people know opens for the later one only.
    if (akun.ganti_sandi) await revokeSesiOfAkun(tx, nowMs, akun.id);
    await insertSesiMasuk(tx, {
      id,
      akun_id: akun.id,
      perangkat: input.perangkat,
      alamat: input.address,
      ingat: input.ingat,
      dibuat_ms: nowMs,
      kedaluwarsa_ms: nowMs + sessionMs,
    });
  });
  if (akun.ganti_sandi) context.signedIn.clear();
  return { token: await signToken(context.secrets, id, nowMs), type: 'Bearer', expires_in: tokenSeconds };
}
