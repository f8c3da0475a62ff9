import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  hapusSoalContract,
  pindahSoalContract,
  salinSoalContract,
  urutSoalContract,
} from '@spmb/shared/soal/susun-soal.schema.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { idOfOperation } from '../../crud/save/save-row.ts';
import type { Transaction } from '../../db/store.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route, type SignedIn } from '../../http/route.ts';
import { deleteSoal } from './delete-soal.mutations.ts';
import { getMasterSoal, type MasterSoalRow } from './master-soal.queries.ts';
import { bumpMasterSoal } from './soal.mutations.ts';
import { soal } from './soal.table.ts';
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
  /** `work` answers the message for the user, and what takes the act back. */
  function act<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    work: (
      place: Arranging,
      body: z.output<Schema>,
    ) => Promise<string | { message: string; hapusan_id: string }>,
    otherBank?: (body: z.output<Schema>) => string,
  ): Route {
    return {
      method: 'POST',
      path: `/api/master-soal-detail-${name}/:id`,
      capability: 'kelolaSoal',
      async handle(call) {
        const akun = accountOf(call);
        const bankId = call.req.param('id') ?? '';
        const body = await readBody(call, schema);
        const nowMs = context.clock.nowMs();
        const made = await context.store.tx(actorOf(akun), async (tx) => {
          // Always in one order, so that two people who move questions to and fro do not wait for each other.
          const ids = [bankId, ...(otherBank ? [otherBank(body)] : [])].toSorted();
          for (const id of ids) await getMasterSoal(tx, akun, id, true);
          const bank = await getMasterSoal(tx, akun, bankId);
          return work({ tx, nowMs, akun, bank }, body);
        });
        if (typeof made === 'string') return done(call, made);
        return done(call, made.message, { hapusan_id: made.hapusan_id });
      },
    };
  }

  return [
    act('urut', urutSoalContract, async ({ tx, nowMs, bank }, body) => {
      const jumlah = await moveNomor(tx, nowMs, bank.id, body);
      if (jumlah === 0) return 'Urutan soal tetap.';
      await bumpMasterSoal(tx, nowMs, bank, { urut: body.id });
      return 'Urutan soal disimpan.';
    }),
    act('salin', salinSoalContract, async ({ tx, nowMs, akun, bank }, body) => {
      const rows = await openChosen(tx, bank.id, body.soal);
      const idOfCopy = (id: string) => idOfOperation(akun.akun_id, 'soal', body.operasi_id, id);
      const nomor = await copySoal(tx, nowMs, bank.id, rows, idOfCopy);
      await bumpMasterSoal(tx, nowMs, bank, { salin: nomor });
      return `Salinan menjadi nomor ${nomor.join(', ')}, nonaktif sampai Anda mengubahnya.`;
    }),
    act(
      'pindah',
      pindahSoalContract,
      async ({ tx, nowMs, akun, bank }, body) => {
        if (body.ke === bank.id) throw new Refusal('Soal ini sudah ada di bank itu. Pilih bank soal lain.');
        const rows = await openChosen(tx, bank.id, body.soal);
        const target = await getMasterSoal(tx, akun, body.ke);
        await moveSoal(tx, nowMs, target.id, rows);
        await bumpMasterSoal(tx, nowMs, bank, { pindah_ke: target.id, soal: rows.map(({ id }) => id) });
        await bumpMasterSoal(tx, nowMs, target, { pindah_dari: bank.id, soal: rows.map(({ id }) => id) });
        return `${rows.length} soal dipindah ke ${target.mapel}.`;
      },
      ({ ke }) => ke,
    ),
    {
      ...act('hapus', hapusSoalContract, async ({ tx, nowMs, bank }, body) => {
        const rows = await openChosen(tx, bank.id, body.soal);
        const hapusan_id = await deleteSoal(tx, nowMs, bank, rows, body);
        await bumpMasterSoal(tx, nowMs, bank, { dihapus: rows.map(({ nomor }) => nomor) });
        return { message: `${rows.length} soal dihapus.`, hapusan_id };
      }),
      deletes: { table: soal },
    },
  ];
}
