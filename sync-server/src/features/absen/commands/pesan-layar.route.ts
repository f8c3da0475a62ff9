import * as calls from '@spmb/shared/absen/calls.ts';
import { pesanLayarContract, pesanPengawasContract } from '@spmb/shared/pesan/pesan.schema.ts';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import type { CommandTarget } from '../../ujian/lease/act-log.queries.ts';
import { messageScreen } from '../../ujian/commands/message-screen.mutations.ts';
import type { AbsenSource } from '../rows/absen.queries.ts';
import { commandMany, commandOne } from './commands.ts';

/** Messages to the screens of one or many participants, with a receipt each (S23); the specification's call takes one. */
export function pesanLayarRoutes(context: Context): Route[] {
  const sendTo =
    (teks: string, id = newId(context.clock.nowMs())) =>
    (tx: Transaction, target: CommandTarget, { baris: { peserta_id } }: AbsenSource) =>
      messageScreen(context, tx, { ...target, peserta_id }, { id, teks });
  return [
    answerCall(calls.pesanLayar, pesanLayarContract, async ({ call, input }) => {
      const { ids, teks, tindakan_id } = input;
      const data = await commandMany(context, accountOf(call), ids, sendTo(teks, tindakan_id));
      const failed =
        data.gagal.length === 0 ? '' : ` ${data.gagal.length} tidak dapat: ${data.gagal[0]?.message}`;
      return acted(`Pesan dikirim ke ${data.nama ?? `${data.berhasil.length} peserta`}.${failed}`, { data });
    }),
    answerCall(calls.pesanPengawas, pesanPengawasContract, async ({ call, input }) => {
      const { id, body, tindakan_id } = input;
      const data = await commandOne(context, accountOf(call), id, sendTo(body, tindakan_id));
      return acted(`Pesan dikirim ke ${data.nama}.`, { data });
    }),
  ];
}
