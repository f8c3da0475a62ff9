import { sandiDariTautan } from '@spmb/shared/akun/calls.ts';
import { sandiTidakSama } from '@spmb/shared/akun/kata-sandi.ts';
import { sandiDariTautanContract } from '@spmb/shared/akun/tautan-sandi.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import { schoolId } from '../../../db/school-id.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { madeUp, type Limit } from '../../../http/door/login-delay.ts';
import { addressOf, networkOf } from '../../../http/network/device-of.ts';
import type { Route } from '../../../http/route.ts';
import { hashSandiTeruji, judgeSandi } from '../../../server/sandi/sandi-teruji.ts';
import { updateAkunSandi } from '../account/akun.mutations.ts';
import { closePermintaan } from './permintaan-sandi.mutations.ts';
import { findAkunOfTautan, pakaiTautanSandi } from './tautan-sandi.mutations.ts';

/** Wrong links. A token has 256 bits: this keeps nobody from guessing one, but from asking without end. */
const fromNetwork: Limit = { free: 30, everyMs: 10_000 };

const over =
  'Tautan ini tidak berlaku lagi: sudah dipakai, lewat 72 jam, atau diganti tautan yang lebih baru. Pilih Lupa kata sandi di halaman masuk, atau hubungi panitia.';

/**
 * POST api/akun-baru: whoever holds a one-time link chooses his own password and is signed in nowhere by it. A link that opens
 * nothing is refused in the same words whatever it was.
 */
export function tautanSandiRoute(context: Context): Route {
  const { store, clock, signedIn, loginDelay, ahead } = context;
  return answerCall(sandiDariTautan, sandiDariTautanContract, async ({ call, input }) => {
    const { token, password, repassword } = input;
    const nowMs = clock.nowMs();
    const guess = [`${madeUp}tautan ${networkOf(addressOf(call))}`, 'jaringan', fromNetwork, nowMs] as const;
    const akun = await findAkunOfTautan(store.read, nowMs, token);
    // Whoever holds a right link waits for nobody's wrong ones: a school's families share one network.
    if (!akun) {
      const tunggu_detik = Math.ceil(loginDelay.waitMs(...guess) / 1_000);
      if (tunggu_detik > 0)
        throw new Refusal(`Terlalu banyak percobaan. Tunggu ${tunggu_detik} detik, lalu coba lagi.`, 429, {
          tunggu_detik,
        });
      loginDelay.failed(...guess);
      throw new Refusal(over);
    }
    if (password !== repassword) throw refusalOf({ repassword: sandiTidakSama });
    const own = await ahead.findPesertaOfAkun(store.read, akun.id);
    const names = [akun.username, akun.email, ...(own ? [own.nama, own.nomor_peserta, own.nisn ?? ''] : [])];
    const chosen = await judgeSandi('password', password, akun.authent, names);
    const sandi_hash = await hashSandiTeruji(chosen, akun.id);
    await store.tx({ sekolah_id: schoolId, akun_id: akun.id, nama: akun.username }, async (tx) => {
      if (!(await pakaiTautanSandi(tx, clock.nowMs(), token, akun.id))) throw new Refusal(over);
      const columns = { sandi_hash, sandi_jenis: 'argon2id' as const, sandi_tersegel: null };
      await updateAkunSandi(tx, nowMs, akun.id, { ...columns, ganti_sandi: false });
      await closePermintaan(tx, akun.id, 'dijawab');
      await writeAudit(tx, nowMs, { tindakan: 'ganti sandi lewat tautan', tabel: 'akun', baris_id: akun.id });
    });
    signedIn.clear();
    const nomor = own?.nomor_peserta ?? akun.email;
    return acted<{ status: true; message: string; data: { nomor: string } }>(
      `Kata sandi disimpan. Masuk dengan nomor ${nomor} dan kata sandi baru Anda.`,
      { data: { nomor } },
    );
  });
}
