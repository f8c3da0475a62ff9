import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { beginEdisi } from './edisi.mutations.ts';
import { isFrozen, listEdisi, listUsedBanks } from './edisi.queries.ts';
import { getMasterSoal, lockMasterSoal } from './master-soal.queries.ts';

const path = '/api/master-soal-versi/:id';
const capability = 'kelolaSoal';
const idOf = (call: Call) => call.req.param('id') ?? '';

/** Versions of a bank: the earlier ones, and the beginning of a new one once attempts used the present one. */
export function edisiRoutes(context: Context): Route[] {
  const { read } = context.store;
  return [
    {
      ...{ method: 'GET', path, capability },
      async handle(call) {
        const bank = await getMasterSoal(read, accountOf(call), idOf(call));
        return call.json(await listEdisi(read, bank.arsip_dari ?? bank.id));
      },
    },
    {
      ...{ method: 'POST', path, capability },
      async handle(call) {
        const akun = accountOf(call);
        const nowMs = context.clock.nowMs();
        const edisi = await context.store.tx(actorOf(akun), async (tx) => {
          const bank = await lockMasterSoal(tx, akun, idOf(call));
          if (!bank) throw new NotFound();
          if (!isFrozen(bank, await listUsedBanks(tx)))
            throw new Refusal('Versi ini belum dipakai ujian. Soalnya dapat langsung diubah.');
          await beginEdisi(tx, nowMs, bank);
          return bank.edisi + 1;
        });
        return done(call, `Versi ${edisi} dibuat. Peserta yang belum mulai memakai versi ini.`);
      },
    },
  ];
}
