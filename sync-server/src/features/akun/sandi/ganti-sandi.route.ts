import { gantiSandi } from '@spmb/shared/akun/calls.ts';
import { gantiSandiContract } from '@spmb/shared/akun/ganti-sandi.schema.ts';
import { sandiTidakSama } from '@spmb/shared/akun/kata-sandi.ts';
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
import { tanyaSandi } from '../../../http/door/tanya-sandi.ts';

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
    if (nowMs - akun.masuk_ms > keamanan.menit_masuk_baru * 60_000) {
      const old = given.password_lama ?? '';
      if (old === '')
        refuseIsian({
          password_lama: `Anda masuk lebih dari ${keamanan.menit_masuk_baru} menit yang lalu. Isi kata sandi sekarang.`,
        });
      await tanyaSandi(context, keamanan, akun, { stored, given: old, field: 'password_lama' });
    }
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
