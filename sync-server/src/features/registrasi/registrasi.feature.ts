import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/registrasi/calls.ts';
import { registrasiContract, type IsianRegistrasi } from '@spmb/shared/registrasi/registrasi.schema.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { madeUp, type Limit } from '../../http/door/login-delay.ts';
import { addressOf, networkOf } from '../../http/network/device-of.ts';
import type { Call } from '../../http/route.ts';
import { systemRandomness } from '../../server/clock/system-randomness.ts';
import { getOpenSchool, signUp } from './sign-up.ts';
import { Tantangan } from './tantangan.ts';

/** Sign-ups of one network without a solved challenge, as the specification writes the call. */
const withoutBukti: Limit = { free: 5, everyMs: 12_000 };
const welcome =
  'Akun Anda siap. Masuk dengan nomor dan kata sandi yang baru Anda isi. Bila tidak dapat masuk, nomor itu sudah punya akun: pakai Lupa kata sandi, atau datangi panitia.';

/** Sign-up of applicants. */
export function registrasiFeature(context: Context): Feature {
  const { clock, secrets, loginDelay } = context;
  const tantangan = new Tantangan(secrets.key('registrasi'), systemRandomness);
  const networkFrom = (call: Call) => networkOf(addressOf(call));

  /** Refuses a robot, which makes many. */
  function admit(network: string, bukti: IsianRegistrasi['bukti']): void {
    const nowMs = clock.nowMs();
    if (bukti) {
      if (tantangan.use(bukti.tantangan, bukti.jawaban, nowMs)) return;
      throw new Refusal('Halaman ini sudah lama terbuka. Kirim sekali lagi.', 200, { jenis: 'bukti-lama' });
    }
    const owner = `${madeUp}daftar ${network}`;
    const tunggu_detik = Math.ceil(loginDelay.waitMs(owner, '', withoutBukti, nowMs) / 1000);
    if (tunggu_detik > 0)
      throw new Refusal(
        `Terlalu banyak pendaftaran dari jaringan ini. Tunggu ${tunggu_detik} detik, lalu kirim lagi.`,
        429,
        { tunggu_detik },
      );
    loginDelay.failed(owner, '', withoutBukti, nowMs);
  }

  return {
    name: 'registrasi',
    routes: [
      answerCall(calls.tantanganRegistrasi, undefined, async ({ call }) => {
        await getOpenSchool(context);
        return tantangan.give(networkFrom(call), clock.nowMs());
      }),
      answerCall(calls.registrasi, registrasiContract, async ({ call, input }) => {
        const network = networkFrom(call);
        await signUp(context, input, { network, admit: () => admit(network, input.bukti) });
        return acted(welcome);
      }),
    ],
  };
}
