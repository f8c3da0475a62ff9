import { tidakDikenal, type Masuk } from '@spmb/shared/akun/masuk.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { getAkun } from './akun.queries.ts';
import { listGagalMasuk, listSesiMasuk } from './masuk.queries.ts';
import { revokeSesiMasuk, revokeSesiOfAkun } from './sesi-masuk.mutations.ts';

const ownContract = z.object({ sesi_id: z.string().max(60).nullish() });
const cabutContract = ownContract.extend({ akun_id: z.string().max(60) });

/** Where an account is signed in, where a login failed, and the end of one login or of all but the caller's. */
export function masukRoutes({ store, clock, signedIn }: Context): Route[] {
  async function answer(call: Call, akunId: string): Promise<Response> {
    const { sesi_id } = accountOf(call);
    const sesi = await listSesiMasuk(store.read, akunId, clock.nowMs());
    const gagal = await listGagalMasuk(store.read, akunId === tidakDikenal ? '' : akunId);
    const masuk: Masuk = {
      sesi: sesi.map((one) => ({
        ...one,
        terakhir_ms: signedIn.lastUseMs(one.id) ?? null,
        ini: one.id === sesi_id,
      })),
      gagal,
    };
    return call.json(masuk);
  }

  async function revoke(call: Call, akunId: string, sesiId: string | null | undefined): Promise<Response> {
    const actor = accountOf(call);
    const nowMs = clock.nowMs();
    await store.tx(actorOf(actor), async (tx) => {
      if (!sesiId) await revokeSesiOfAkun(tx, nowMs, akunId, actor.sesi_id);
      else if (!(await revokeSesiMasuk(tx, nowMs, sesiId, akunId)))
        throw new NotFound('Perangkat ini sudah keluar. Muat ulang daftarnya.');
      await writeAudit(tx, nowMs, { tindakan: 'keluarkan', tabel: 'akun', baris_id: akunId });
    });
    signedIn.clear();
    return done(call, sesiId ? 'Perangkat itu sudah dikeluarkan.' : 'Semua perangkat sudah dikeluarkan.');
  }

  return [
    {
      method: 'GET',
      path: '/api/user-masuk/:id',
      capability: 'kelolaSistem',
      async handle(call) {
        const id = call.req.param('id') ?? '';
        if (id !== tidakDikenal) await getAkun(store.read, id);
        return answer(call, id);
      },
    },
    {
      method: 'POST',
      path: '/api/user-masuk-cabut',
      capability: 'kelolaSistem',
      async handle(call) {
        const { akun_id, sesi_id } = await readBody(call, cabutContract);
        await getAkun(store.read, akun_id);
        return revoke(call, akun_id, sesi_id);
      },
    },
    {
      method: 'GET',
      path: '/api/sesi-masuk',
      capability: 'masuk',
      handle: (call) => answer(call, accountOf(call).akun_id),
    },
    {
      method: 'POST',
      path: '/api/sesi-masuk-cabut',
      capability: 'masuk',
      async handle(call) {
        const akun = accountOf(call);
        const { sesi_id } = await readBody(call, ownContract);
        if (sesi_id === akun.sesi_id) throw new Refusal('Untuk perangkat ini, pakai Keluar di menu akun.');
        return revoke(call, akun.akun_id, sesi_id);
      },
    },
  ];
}
