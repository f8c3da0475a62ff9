import * as calls from '@spmb/shared/kertas-ujian/calls.ts';
import { buktiContract } from '@spmb/shared/kertas-ujian/bukti.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { paperFile } from '../../../http/answers.ts';
import { accountOf, type Call, type Route } from '../../../http/route.ts';
import { printBukti } from './print-bukti.ts';
import { printOnce } from '../../../print/print-once.ts';

/** As many as are printed while a page waits for its answer. */
const waitMost = 100;

/** The proof of registration, for its applicant and for staff; each print is on record. */
export function buktiRoutes(context: Context): Route[] {
  const once = printOnce(waitMost);
  const print = async (call: Call, pesertaId: string | null) => {
    const bytes = await once(pesertaId ?? '', () => printBukti(context, pesertaId));
    await context.store.tx(actorOf(accountOf(call)), (tx) =>
      writeAudit(tx, context.clock.nowMs(), {
        tindakan: 'cetak bukti pendaftaran',
        tabel: 'peserta',
        baris_id: pesertaId ?? '',
      }),
    );
    return paperFile(call, bytes, 'bukti-pendaftaran.pdf');
  };
  return [
    answerCall(calls.printBukti, undefined, ({ call }) => print(call, accountOf(call).peserta_id)),
    answerCall(calls.printBuktiPendaftar, buktiContract, ({ call, input }) => print(call, input.id)),
  ];
}
