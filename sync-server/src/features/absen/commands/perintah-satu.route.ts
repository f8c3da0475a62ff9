import * as calls from '@spmb/shared/absen/calls.ts';
import {
  resetUjianContract,
  salahAkunContract,
  setSelesaiContract,
} from '@spmb/shared/absen/perintah.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { NotFound } from '../../../http/errors.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { correctAccount, forceFinish, resetAttempt } from '../../ujian/commands/commands.mutations.ts';
import { listAbsenByIds } from '../rows/absen.queries.ts';
import { commandOne } from './commands.ts';
import { actOf } from './perintah-words.ts';

/** Commands on one participant alone. */
export const perintahSatuRoutes = (context: Context): Route[] => [
  answerCall(calls.setSelesai, setSelesaiContract, async ({ call, input }) => {
    const { id, ...sent } = input;
    const data = await commandOne(context, accountOf(call), id, (tx, target) =>
      forceFinish(context, tx, target, actOf(context, sent)),
    );
    return acted(`Ujian ${data.nama} diselesaikan.`, { data });
  }),
  answerCall(calls.salahAkun, salahAkunContract, async ({ call, input }) => {
    const { id, benar_id, tindakan_id, alasan } = input;
    const [right] = await listAbsenByIds(context.store.read, [benar_id], accountOf(call));
    if (!right) throw new NotFound('Peserta yang sebenarnya tidak ada pada jadwal Anda. Muat ulang daftar.');
    let menit = 0;
    const data = await commandOne(context, accountOf(call), id, async (tx, target) => {
      const { tanggal, jadwal_ujian_sesi_id } = right.baris;
      if (target.tanggal !== tanggal || target.jadwal_ujian_sesi_id !== jadwal_ujian_sesi_id)
        throw new Refusal('Kedua peserta harus berada pada sesi yang sama.');
      menit = await correctAccount(context, tx, target, right.baris, { id: tindakan_id, alasan });
    });
    const message = `Pekerjaan di akun ${data.nama} diarsipkan. ${right.peserta.nama} masuk dengan akunnya sendiri lalu menekan Mulai.`;
    return acted(message, { data: { ...data, usul_menit: menit } });
  }),
  answerCall(calls.resetUjian, resetUjianContract, async ({ call, input }) => {
    const { id, konfirmasi, ...sent } = input;
    const data = await commandOne(context, accountOf(call), id, (tx, target, { peserta }) => {
      if (konfirmasi !== undefined && konfirmasi !== peserta.nomor_peserta)
        throw new Refusal('Nomor peserta yang diketik tidak sama. Ujian tidak di-reset.');
      return resetAttempt(context, tx, target, actOf(context, sent));
    });
    return acted(`Ujian ${data.nama} di-reset. Percobaan lama disimpan sebagai arsip.`, { data });
  }),
];
