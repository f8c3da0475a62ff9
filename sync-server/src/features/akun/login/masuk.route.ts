import * as calls from '@spmb/shared/akun/calls.ts';
import {
  cabutMasukContract,
  cabutSesiContract,
  tidakDikenal,
  type Masuk,
} from '@spmb/shared/akun/masuk.schema.ts';
import type { Acted } from '@spmb/shared/kernel/call.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { NotFound } from '../../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../../http/route.ts';
import { getAkun } from '../account/akun.queries.ts';
import { listGagalMasuk, listSesiMasuk } from './masuk.queries.ts';
import { revokeSesiMasuk, revokeSesiOfAkun } from '../account/sesi-masuk.mutations.ts';

/** Where an account is signed in, where a login failed, and the end of one login or of all but the caller's. */
export function masukRoutes({ store, clock, signedIn }: Context): Route[] {
  async function listMasuk(call: Call, akunId: string): Promise<Masuk> {
    const { sesi_id } = accountOf(call);
    const sesi = await listSesiMasuk(store.read, akunId, clock.nowMs());
    const gagal = await listGagalMasuk(store.read, akunId === tidakDikenal ? '' : akunId);
    return {
      sesi: sesi.map((one) => ({
        ...one,
        terakhir_ms: signedIn.lastUseMs(one.id) ?? null,
        ini: one.id === sesi_id,
      })),
      gagal,
    };
  }

  async function revoke(call: Call, akunId: string, sesiId: string | null | undefined): Promise<Acted> {
    const actor = accountOf(call);
    const nowMs = clock.nowMs();
    await store.tx(actorOf(actor), async (tx) => {
      if (!sesiId) await revokeSesiOfAkun(tx, nowMs, akunId, actor.sesi_id);
      else if (!(await revokeSesiMasuk(tx, nowMs, sesiId, akunId)))
        throw new NotFound('Perangkat ini sudah keluar. Muat ulang daftarnya.');
      await writeAudit(tx, nowMs, { tindakan: 'keluarkan', tabel: 'akun', baris_id: akunId });
    });
    signedIn.clear();
    return acted(sesiId ? 'Perangkat itu sudah dikeluarkan.' : 'Semua perangkat sudah dikeluarkan.');
  }

  return [
    answerCall(calls.userMasuk, undefined, async ({ call, at: { id } }) => {
      if (id !== tidakDikenal) await getAkun(store.read, id);
      return listMasuk(call, id);
    }),
    answerCall(calls.cabutUserMasuk, cabutMasukContract, async ({ call, input: { akun_id, sesi_id } }) => {
      await getAkun(store.read, akun_id);
      return revoke(call, akun_id, sesi_id);
    }),
    answerCall(calls.sesiMasuk, undefined, ({ call }) => listMasuk(call, accountOf(call).akun_id)),
    answerCall(calls.cabutSesiMasuk, cabutSesiContract, ({ call, input: { sesi_id } }) => {
      const akun = accountOf(call);
      if (sesi_id === akun.sesi_id) throw new Refusal('Untuk perangkat ini, pakai Keluar di menu akun.');
      return revoke(call, akun.akun_id, sesi_id);
    }),
  ];
}
