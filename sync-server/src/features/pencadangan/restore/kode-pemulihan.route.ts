import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/pencadangan/calls.ts';
import { parseKodePemulihan, showKodePemulihan } from '@spmb/shared/pencadangan/kode-pemulihan.ts';
import { kodePemulihanContract } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';

const alreadySaved = () =>
  new Refusal(
    'Kode pemulihan sudah disimpan dan tidak dapat ditampilkan lagi. Kalau lembarnya hilang, buat kode baru.',
    409,
  );

/** The recovery code of the school: shown until somebody has typed it back from paper, never again afterwards. */
export function kodePemulihanRoutes(context: Context): Route[] {
  const { recovery, store, clock } = context;
  return [
    /** On record: who sees it can open every backup. */
    answerCall(calls.kodePemulihan, undefined, async ({ call }) => {
      const { kode } = recovery;
      if (kode === undefined) return { kode: null };
      await store.tx(actorOf(accountOf(call)), (tx) =>
        writeAudit(tx, clock.nowMs(), {
          tindakan: 'lihat kode pemulihan',
          tabel: 'pencadangan',
          baris_id: recovery.key.garam,
        }),
      );
      return { kode: showKodePemulihan(kode) };
    }),
    answerCall(calls.simpanKodePemulihan, kodePemulihanContract, async ({ call, input }) => {
      const { kode } = recovery;
      if (kode === undefined) throw alreadySaved();
      refuseIsian({
        ...(parseKodePemulihan(input.kode) !== kode && {
          kode: 'Kodenya belum sama. Ketik kelima kelompok huruf dari lembar yang dicetak.',
        }),
      });
      await recovery.confirm(actorOf(accountOf(call)), clock.nowMs());
      return acted('Kode pemulihan tersimpan di lembar Anda. Simpan lembar itu di luar ruang server.');
    }),
    answerCall(calls.gantiKodePemulihan, undefined, async ({ call }) => {
      await recovery.renew(actorOf(accountOf(call)), clock.nowMs());
      return acted(
        'Kode pemulihan baru dibuat. Cetak lembarnya; pencadangan yang lama tetap dibuka dengan kode yang lama.',
      );
    }),
  ];
}
