import * as calls from '@spmb/shared/akun/calls.ts';
import { jawabPermintaanContract, lupaSandiContract } from '@spmb/shared/akun/permintaan-sandi.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { normalizeNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';
import { fileOf } from '@spmb/shared/resource-calls.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { updateAkunSandi } from '../account/akun.mutations.ts';
import { addressOf, deviceOf } from '../../../http/network/device-of.ts';
import { exportPermintaan } from './export-permintaan.ts';
import { askForSandi } from './lupa-kata-sandi.ts';
import { closePermintaan } from './permintaan-sandi.mutations.ts';
import { buildSandiSekali } from './sandi-sekali.ts';

const toldText =
  'Permintaan diterima. Bila akun itu ada, panitia melihatnya dan dapat membuat kata sandi sekali pakai. Datangi atau hubungi panitia.';

/** Forgotten passwords: the request of whoever cannot sign in, and the answer of staff (N44). */
export function permintaanSandiRoutes(context: Context): Route[] {
  const { store, clock, secrets, signedIn } = context;
  return [
    answerCall(calls.lupaKataSandi, lupaSandiContract, async ({ call, input: { email, nomor_hp } }) => {
      const nomorHp = normalizeNomorHp(nomor_hp ?? '');
      if (nomorHp === undefined)
        throw refusalOf({ nomor_hp: 'Tulis nomor HP seperti 081234567890, atau kosongkan.' });
      const from = { perangkat: deviceOf(call), address: addressOf(call) };
      await askForSandi(context, { nomor: email, nomorHp: nomorHp || null, ...from });
      return acted(toldText);
    }),
    answerCall(calls.permintaanSandi, undefined, ({ call }) =>
      context.ahead.listPermintaan(store.read, call.req.query('status')),
    ),
    answerCall(fileOf(calls.permintaanSandi), undefined, ({ call }) => exportPermintaan(context, call)),
    answerCall(calls.jawabPermintaanSandi, jawabPermintaanContract, async ({ call, input }) => {
      const { id, abaikan } = input;
      const { sandi, stored } = buildSandiSekali(secrets, id);
      const nowMs = clock.nowMs();
      await store.tx(actorOf(accountOf(call)), async (tx) => {
        if (!(await closePermintaan(tx, id, abaikan ? 'diabaikan' : 'dijawab')))
          throw new Refusal(
            'Permintaan ini sudah dijawab atau akunnya tidak ada lagi. Muat ulang daftarnya.',
          );
        if (!abaikan) await updateAkunSandi(tx, nowMs, id, stored);
        const tindakan = abaikan ? 'abaikan permintaan sandi' : 'reset sandi';
        await writeAudit(tx, nowMs, { tindakan, tabel: 'akun', baris_id: id });
      });
      if (abaikan) return acted('Permintaan diabaikan. Kata sandi akun itu tidak berubah.');
      signedIn.clear();
      return acted('Kata sandi sekali pakai dibuat.', { data: { sandi } });
    }),
  ];
}
