import * as calls from '@spmb/shared/seleksi/calls.ts';
import {
  batalManualContract,
  jalankanContract,
  manualContract,
  simulasiContract,
} from '@spmb/shared/seleksi/putaran.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { jalankanPg1 } from './jalankan-pg1.ts';
import { jalankanPg2 } from './jalankan-pg2.ts';
import { lihatKeadaan } from '../putaran/keadaan.ts';
import { jelaskan } from '../putaran/jelaskan.ts';
import { simulasikan } from '../putaran/simulasi.ts';
import { batalkanPenempatan, tempatkanManual } from '../putaran/tempatkan.ts';

/** The rounds of the selection. */
export const putaranRoutes = (context: Context): Route[] => [
  answerCall(calls.keadaanSeleksi, undefined, () => lihatKeadaan(context.store, context.clock.nowMs())),
  answerCall(calls.passingGrade1Call, jalankanContract, async ({ call, input }) => {
    const name = await jalankanPg1(context, accountOf(call), input);
    return acted(`Passing grade 1 ${name} selesai.`);
  }),
  answerCall(calls.passingGrade2Call, jalankanContract, async ({ call, input }) => {
    await jalankanPg2(context, accountOf(call), input);
    return acted('Passing grade 2 semua program selesai.');
  }),
  answerCall(calls.simulasiSeleksi, simulasiContract, async ({ input }) =>
    acted('Simulasi selesai. Tidak ada yang disimpan.', {
      data: await simulasikan(context.store, context.clock.nowMs(), input),
    }),
  ),
  answerCall(calls.penjelasanSeleksi, undefined, ({ at }) =>
    // Of one moment: it is put together of many rows, while everybody else writes.
    context.store.snapshot((read) => jelaskan(read, context.clock.nowMs(), at.id)),
  ),
  answerCall(calls.batalkanTempat, batalManualContract, async ({ call, input }) => {
    await batalkanPenempatan(context, accountOf(call), input);
    return acted('Penempatan dibatalkan. Jalankan passing grade lagi supaya kursinya terisi.');
  }),
  answerCall(calls.tempatkan, manualContract, async ({ call, input }) =>
    acted(`Pendaftar ditempatkan di ${await tempatkanManual(context, accountOf(call), input)}.`),
  ),
];
