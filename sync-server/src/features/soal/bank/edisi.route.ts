import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { edisiBank, mulaiEdisi } from '@spmb/shared/soal/calls.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { NotFound } from '../../../http/errors.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { beginEdisi } from './edisi.mutations.ts';
import { isFrozen, listEdisi } from './edisi.queries.ts';
import { getMasterSoal, lockMasterSoal } from './master-soal.queries.ts';

/** Versions of a bank: the earlier ones, and the beginning of a new one once attempts used the present one. */
export function edisiRoutes(context: Context): Route[] {
  const { read } = context.store;
  return [
    answerCall(edisiBank, undefined, async ({ call, at }) => {
      const bank = await getMasterSoal(read, accountOf(call), at.id);
      return listEdisi(read, bank.arsip_dari ?? bank.id);
    }),
    answerCall(mulaiEdisi, undefined, async ({ call, at }) => {
      const akun = accountOf(call);
      const nowMs = context.clock.nowMs();
      const edisi = await context.store.tx(actorOf(akun), async (tx) => {
        const bank = await lockMasterSoal(tx, akun, at.id);
        if (!bank) throw new NotFound();
        if (!isFrozen(bank, await context.ahead.listUsedBanks(tx)))
          throw new Refusal('Versi ini belum dipakai ujian. Soalnya dapat langsung diubah.');
        await beginEdisi(tx, nowMs, bank);
        return bank.edisi + 1;
      });
      return acted(`Versi ${edisi} dibuat. Peserta yang belum mulai memakai versi ini.`);
    }),
  ];
}
