import { pesanLayarContract, pesanPengawasContract } from '@spmb/shared/pesan/pesan.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import type { CommandTarget } from '../ujian/act-log.mutations.ts';
import { messageScreen } from '../ujian/message-screen.mutations.ts';
import type { AbsenSource } from './absen.queries.ts';
import { commandMany, commandOne } from './commands.ts';

/** Messages to the screens of one or many participants, with a receipt each (S23); the specification's call takes one. */
export function pesanLayarRoutes(context: Context): Route[] {
  const sendTo =
    (teks: string, id = newId(context.clock.nowMs())) =>
    (tx: Transaction, target: CommandTarget, { baris: { peserta_id } }: AbsenSource) =>
      messageScreen(context, tx, { ...target, peserta_id }, { id, teks });
  return [
    {
      method: 'POST',
      path: '/api/pesan-layar',
      capability: 'awasiRuang',
      async handle(call) {
        const { ids, teks, tindakan_id } = await readBody(call, pesanLayarContract);
        const data = await commandMany(context, accountOf(call), ids, sendTo(teks, tindakan_id));
        const failed =
          data.gagal.length === 0 ? '' : ` ${data.gagal.length} tidak dapat: ${data.gagal[0]?.message}`;
        return done(call, `Pesan dikirim ke ${data.nama ?? `${data.berhasil.length} peserta`}.${failed}`, {
          data,
        });
      },
    },
    {
      method: 'POST',
      path: '/api/jadwal-ujian-absen-send-private-message',
      capability: 'awasiRuang',
      async handle(call) {
        const { id, body, tindakan_id } = await readBody(call, pesanPengawasContract);
        const data = await commandOne(context, accountOf(call), id, sendTo(body, tindakan_id));
        return done(call, `Pesan dikirim ke ${data.nama}.`, { data });
      },
    },
  ];
}
