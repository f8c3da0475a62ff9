import { pesanLayarContract } from '@spmb/shared/pesan/pesan.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { messageScreen } from '../ujian/message-screen.mutations.ts';
import { commandMany } from './commands.ts';

/** POST api/pesan-layar: a message to the screens of one or many participants, with a receipt each (S23). */
export const pesanLayarRoute = (context: Context): Route => ({
  method: 'POST',
  path: '/api/pesan-layar',
  capability: 'awasiRuang',
  async handle(call) {
    const {
      ids,
      teks,
      tindakan_id: id = newId(context.clock.nowMs()),
    } = await readBody(call, pesanLayarContract);
    const data = await commandMany(context, accountOf(call), ids, (tx, target, { baris }) =>
      messageScreen(context, tx, { ...target, peserta_id: baris.peserta_id }, { id, teks }),
    );
    const failed =
      data.gagal.length === 0 ? '' : ` ${data.gagal.length} tidak dapat: ${data.gagal[0]?.message}`;
    return done(call, `Pesan dikirim ke ${data.berhasil.length} peserta.${failed}`, { data });
  },
});
