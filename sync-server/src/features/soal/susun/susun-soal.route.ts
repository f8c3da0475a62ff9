import type { Acted } from '@spmb/shared/kernel/call.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/soal/calls.ts';
import {
  hapusSoalContract,
  pindahSoalContract,
  salinSoalContract,
  urutSoalContract,
} from '@spmb/shared/soal/susun-soal.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { idOfOperation } from '../../../crud/save/save-row.ts';
import type { Transaction } from '../../../db/store.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../../../http/route.ts';
import { deleteSoal } from '../bank/delete-soal.mutations.ts';
import { getMasterSoal, openMasterSoal, type MasterSoalRow } from '../bank/master-soal.queries.ts';
import { bumpMasterSoal } from '../bank/soal.mutations.ts';
import { soal } from '../bank/soal.table.ts';
import { copySoal, moveNomor, moveSoal, openChosen } from './susun-soal.mutations.ts';

interface Arranging {
  tx: Transaction;
  nowMs: number;
  akun: SignedIn;
  /** Locked, and one of the account's own. */
  bank: MasterSoalRow;
}

/** Acts on questions of a bank: their order, copies, another bank, several deletions. Each wholly or not at all. */
export function susunSoalRoutes(context: Context): Route[] {
  /** Carries out `work` on a bank; `others` are banks that it touches besides. */
  async function arrange<Made>(
    call: Call,
    bankId: string,
    work: (place: Arranging) => Promise<Made>,
    others: readonly string[] = [],
  ): Promise<Made> {
    const akun = accountOf(call);
    const nowMs = context.clock.nowMs();
    return context.store.tx(actorOf(akun), async (tx) => {
      // Always in one order, so that two people who move questions to and fro do not wait for each other.
      for (const id of [bankId, ...others].toSorted()) await openMasterSoal(context.ahead, tx, akun, id);
      const bank = await getMasterSoal(tx, akun, bankId);
      return work({ tx, nowMs, akun, bank });
    });
  }

  return [
    answerCall(calls.urutkanSoal, urutSoalContract, ({ call, at, input }) =>
      arrange(call, at.id, async ({ tx, nowMs, bank }) => {
        const jumlah = await moveNomor(tx, nowMs, bank.id, input);
        if (jumlah === 0) return acted('Urutan soal tetap.');
        await bumpMasterSoal(tx, nowMs, bank, { urut: input.id });
        return acted('Urutan soal disimpan.');
      }),
    ),
    answerCall(calls.salinSoal, salinSoalContract, ({ call, at, input }) =>
      arrange(call, at.id, async ({ tx, nowMs, akun, bank }) => {
        const rows = await openChosen(tx, bank.id, input.soal);
        const idOfCopy = (id: string) => idOfOperation(akun.akun_id, 'soal', input.operasi_id, id);
        const nomor = await copySoal(tx, nowMs, bank.id, rows, idOfCopy);
        await bumpMasterSoal(tx, nowMs, bank, { salin: nomor });
        return acted(`Salinan menjadi nomor ${nomor.join(', ')}, nonaktif sampai Anda mengubahnya.`);
      }),
    ),
    answerCall(calls.pindahkanSoal, pindahSoalContract, ({ call, at, input: { ke, soal: chosen } }) => {
      const move = async ({ tx, nowMs, akun, bank }: Arranging) => {
        if (ke === bank.id) throw new Refusal('Soal ini sudah ada di bank itu. Pilih bank soal lain.');
        const rows = await openChosen(tx, bank.id, chosen);
        const target = await getMasterSoal(tx, akun, ke);
        await moveSoal(tx, nowMs, target.id, rows);
        await bumpMasterSoal(tx, nowMs, bank, { pindah_ke: target.id, soal: rows.map(({ id }) => id) });
        await bumpMasterSoal(tx, nowMs, target, { pindah_dari: bank.id, soal: rows.map(({ id }) => id) });
        return acted<Acted>(`${rows.length} soal dipindah ke ${target.mapel}.`);
      };
      return arrange(call, at.id, move, [ke]);
    }),
    answerCall(
      calls.hapusSoal,
      hapusSoalContract,
      ({ call, at, input }) =>
        arrange(call, at.id, async ({ tx, nowMs, bank }) => {
          const rows = await openChosen(tx, bank.id, input.soal);
          const hapusan_id = await deleteSoal(tx, nowMs, bank, rows, input);
          await bumpMasterSoal(tx, nowMs, bank, { dihapus: rows.map(({ nomor }) => nomor) });
          return acted(`${rows.length} soal dihapus.`, { hapusan_id });
        }),
      { deletes: { table: soal } },
    ),
  ];
}
