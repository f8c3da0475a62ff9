import { gantiSandi } from '@spmb/shared/akun/calls.ts';
import { gantiSandiContract } from '@spmb/shared/akun/ganti-sandi.schema.ts';
import { sandiTidakSama } from '@spmb/shared/akun/kata-sandi.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { PengaturanKeamanan } from '@spmb/shared/pengaturan/keamanan.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf, refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route, type SignedIn } from '../../../http/route.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { makeBukti } from '../../../server/sandi/bukti-perangkat.ts';
import { isSandiRight } from '../../../server/sandi/sandi.ts';
import { hashSandiTeruji, judgeSandi } from '../../../server/sandi/sandi-teruji.ts';
import { updateAkunSandi } from '../account/akun.mutations.ts';
import { getAkun } from '../account/akun.queries.ts';

/** POST api/chngpwd: the own password. Other logins of the account end, this one goes on. */
export function gantiSandiRoute(context: Context): Route {
  const { store, clock, secrets, signedIn, ahead } = context;

  async function namesOf({ akun_id, username, email }: SignedIn): Promise<string[]> {
    const own = await ahead.findPesertaOfAkun(store.read, akun_id);
    return [username, email, ...(own ? [own.nama, own.nomor_peserta, own.nisn ?? ''] : [])];
  }
  return answerCall(gantiSandi, gantiSandiContract, async ({ call, input: given }) => {
    const akun = accountOf(call);
    if (given.password !== given.repassword) throw refusalOf({ repassword: sandiTidakSama });
    const chosen = await judgeSandi('password', given.password, akun.authent, await namesOf(akun));
    const stored = await getAkun(store.read, akun.akun_id);
    const nowMs = clock.nowMs();
    const keamanan = await getPengaturan(store.read, 'keamanan');
    // A login that is older asks for the password again (N32).
    if (nowMs - akun.masuk_ms > keamanan.menit_masuk_baru * 60_000)
      await askAgain(context, keamanan, akun, { stored, given: given.password_lama ?? '' });
    if (await isSandiRight(secrets, stored, chosen))
      refuseIsian({ password: 'Pakai kata sandi yang lain dari kata sandi sekarang.' });
    const sandi_hash = await hashSandiTeruji(chosen, akun.akun_id);
    await store.tx(actorOf(akun), async (tx) => {
      // A participant's sealed card password goes: it opens nothing any more.
      const columns = { sandi_hash, sandi_jenis: 'argon2id' as const, sandi_tersegel: null };
      await updateAkunSandi(tx, nowMs, akun.akun_id, { ...columns, ganti_sandi: false }, akun.sesi_id);
      await writeAudit(tx, nowMs, { tindakan: 'ganti sandi', tabel: 'akun', baris_id: akun.akun_id });
    });
    signedIn.clear();
    // The proof that this device held died with the password.
    const bukti_perangkat = makeBukti(secrets, { ...stored, sandi_hash });
    return acted('Kata sandi diganti. Perangkat lain yang masuk dengan akun ini dikeluarkan.', {
      data: { bukti_perangkat },
    });
  });
}

/** The password in force, from whoever sits at a login that somebody may have left open. Guessing is slowed down. */
async function askAgain(
  { loginDelay, clock, secrets }: Context,
  { batas_percobaan, menit_masuk_baru }: PengaturanKeamanan,
  { akun_id, sesi_id }: SignedIn,
  { stored, given }: { stored: Parameters<typeof isSandiRight>[1]; given: string },
): Promise<void> {
  if (given === '')
    throw refusalOf({
      password_lama: `Anda masuk lebih dari ${menit_masuk_baru} menit yang lalu. Isi kata sandi sekarang.`,
    });
  const nowMs = clock.nowMs();
  // Guesses at other logins of the account are none of this one's.
  const [key, limit] = [`sesi ${sesi_id}`, { free: batas_percobaan, everyMs: 15_000 }];
  const tunggu_detik = Math.ceil(loginDelay.waitMs(akun_id, key, limit, nowMs) / 1000);
  if (tunggu_detik > 0)
    throw new Refusal(`Terlalu banyak percobaan. Tunggu ${tunggu_detik} detik, lalu coba lagi.`, 429, {
      tunggu_detik,
    });
  loginDelay.failed(akun_id, key, limit, nowMs);
  if (!(await isSandiRight(secrets, stored, given)))
    throw refusalOf({ password_lama: 'Kata sandi sekarang salah. Periksa, lalu coba lagi.' });
  loginDelay.forget(akun_id, key);
}
