import * as calls from '@spmb/shared/peserta/calls.ts';
import { printPesertaContract, type PrintPesertaInput } from '@spmb/shared/peserta/print-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { InTurn } from '@spmb/shared/kernel/take-turns.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { paperFile } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { listKelasPeserta, listRuangPeserta } from './print.queries.ts';
import { printDaftar } from './print-daftar.ts';
import { printKartu } from './print-kartu.ts';

/** Papers about participants: each print stands in the audit trail with what it was about and how many. */
export function printRoutes(context: Context, inTurn: InTurn): Route[] {
  const { store, clock } = context;
  const paper = (
    definition: typeof calls.printKartu,
    tindakan: string,
    fileName: `${string}.pdf`,
    print: (context: Context, asked: PrintPesertaInput) => Promise<{ bytes: Uint8Array; jumlah: number }>,
  ): Route =>
    answerCall(definition, printPesertaContract, async ({ call, input: asked }) => {
      const { bytes, jumlah } = await inTurn(() => print(context, asked));
      const { ids, ...among } = asked;
      const [only, ...others] = ids ?? [];
      await store.tx(actorOf(accountOf(call)), (tx) =>
        writeAudit(tx, clock.nowMs(), {
          tindakan,
          tabel: 'peserta',
          baris_id: only !== undefined && others.length === 0 ? only : '',
          sesudah: { jumlah, ...among, ...(ids && { peserta_id: ids }) },
        }),
      );
      return paperFile(call, bytes, fileName);
    });
  return [
    paper(calls.printKartu, 'cetak kartu', 'kartu-peserta.pdf', printKartu),
    paper(calls.printDaftar, 'cetak daftar', 'daftar-peserta.pdf', printDaftar),
    answerCall(calls.ruangPesertaCombo, undefined, () => listRuangPeserta(store.read)),
    answerCall(calls.kelasPesertaCombo, undefined, () => listKelasPeserta(store.read)),
  ];
}
