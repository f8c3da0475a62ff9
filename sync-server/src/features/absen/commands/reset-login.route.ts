import { resetLogin as resetLoginCall } from '@spmb/shared/absen/calls.ts';
import type { HasilResetLogin } from '@spmb/shared/absen/hasil-perintah.schema.ts';
import { resetLoginContract } from '@spmb/shared/absen/perintah.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { resetLogin } from '../../ujian/commands/commands.mutations.ts';
import { commandMany } from './commands.ts';
import { actOf, summary } from './perintah-words.ts';

/** What old devices still hold and must be able to send. */
function unsentText(unsent: readonly { jumlah: number }[]): string {
  const total = unsent.reduce((sum, { jumlah }) => sum + jumlah, 0);
  if (total === 0) return '';
  return ` ${total} catatan jawaban masih ada di perangkat lama: biarkan menyala dan tersambung agar terkirim.`;
}

/** Lets participants sign in anew, at another device too, and says what the old devices still hold. */
export const resetLoginRoute = (context: Context): Route =>
  answerCall(resetLoginCall, resetLoginContract, async ({ call, input }) => {
    const { ids, ...sent } = input;
    const act = actOf(context, sent);
    const belum_terkirim: HasilResetLogin['belum_terkirim'] = [];
    const result = await commandMany(
      context,
      accountOf(call),
      ids,
      (tx, target, { peserta }) => {
        if (peserta.akun_id) context.loginDelay.clear(peserta.akun_id);
        return resetLogin(context, tx, target, act);
      },
      (id, jumlah) => {
        if (jumlah > 0) belum_terkirim.push({ id, jumlah });
      },
    );
    const message = summary('Login dibuka', result) + unsentText(belum_terkirim);
    return acted(message, { data: { ...result, belum_terkirim } });
  });
