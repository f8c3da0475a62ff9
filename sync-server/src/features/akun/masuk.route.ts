import type { Masuk } from '@spmb/shared/akun/masuk.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { getAkun } from './akun.queries.ts';
import { listGagalMasuk, listSesiMasuk } from './masuk.queries.ts';
import { revokeSesiMasuk, revokeSesiOfAkun } from './sesi-masuk.mutations.ts';

const cabutContract = z.object({ akun_id: z.string().max(60), sesi_id: z.string().max(60).nullish() });
/** Stands for all names that no account has. */
const unknownNames = 'tidak-dikenal';

/** Where an account is signed in, where a login failed, and the end of one login or of all. */
export function masukRoutes({ store, clock, signedIn }: Context): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/user-masuk/:id',
      capability: 'kelolaSistem',
      async handle(call) {
        const { sesi_id } = accountOf(call);
        const id = call.req.param('id') ?? '';
        if (id !== unknownNames) await getAkun(store.read, id);
        const sesi = await listSesiMasuk(store.read, id, clock.nowMs());
        const gagal = await listGagalMasuk(store.read, id === unknownNames ? '' : id);
        const answer: Masuk = {
          sesi: sesi.map((one) => ({
            ...one,
            terakhir_ms: signedIn.lastUseMs(one.id) ?? null,
            ini: one.id === sesi_id,
          })),
          gagal,
        };
        return call.json(answer);
      },
    },
    {
      method: 'POST',
      path: '/api/user-masuk-cabut',
      capability: 'kelolaSistem',
      async handle(call) {
        const actor = accountOf(call);
        const { akun_id, sesi_id } = await readBody(call, cabutContract);
        await getAkun(store.read, akun_id);
        const nowMs = clock.nowMs();
        await store.tx(actorOf(actor), async (tx) => {
          if (!sesi_id) await revokeSesiOfAkun(tx, nowMs, akun_id, actor.sesi_id);
          else if (!(await revokeSesiMasuk(tx, nowMs, sesi_id, akun_id)))
            throw new NotFound('Perangkat ini sudah keluar. Muat ulang daftarnya.');
          await writeAudit(tx, nowMs, { tindakan: 'keluarkan', tabel: 'akun', baris_id: akun_id });
        });
        signedIn.clear();
        return done(
          call,
          sesi_id ? 'Perangkat itu sudah dikeluarkan.' : 'Semua perangkat sudah dikeluarkan.',
        );
      },
    },
  ];
}
