import * as calls from '@spmb/shared/pesan/calls.ts';
import {
  pesanDibacaContract,
  pesanPribadiContract,
  pesanUmumContract,
} from '@spmb/shared/pesan/pesan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import type { Feature } from '../../feature.ts';
import { accountOf, type SignedIn } from '../../http/route.ts';
import { markPesanSent } from '../jadwal-ujian/jadwal/mark-pesan.mutations.ts';
import { deletePesan, insertPesan, markPesanRead } from './pesan.mutations.ts';
import { percakapanRoutes } from './percakapan.route.ts';
import { listPesanTasks } from './pesan-tasks.ts';
import { listRecipients } from './pesan.queries.ts';

type Recipients = Awaited<ReturnType<typeof listRecipients>>;
interface Letter {
  title: string;
  body: string;
  tindakan_id?: string | undefined;
}

/** Messages to the inbox of participants, and what they and the committee write to each other (N42). */
export function pesanFeature(context: Context): Feature {
  /** Puts a letter into each participant's inbox, whatever number of rows he has; one audit entry for all. Answers how many. */
  async function send(akun: SignedIn, rows: Recipients, baris_id: string, letter: Letter): Promise<number> {
    if (rows.length === 0)
      throw new Refusal('Tidak ada peserta yang dapat dikirimi pesan. Muat ulang daftar.');
    const nowMs = context.clock.nowMs();
    const id = letter.tindakan_id ?? newId(nowMs);
    const { title, body } = letter;
    const to = [...new Set(rows.map(({ peserta_id }) => peserta_id))];
    await context.store.tx(actorOf(akun), async (tx) => {
      const letters = to.map((peserta_id) => ({ peserta_id, id, jenis: 'kotak' as const, title, body }));
      // Sent again after a lost answer: all of it is there and on record.
      if ((await insertPesan(tx, nowMs, letters)) === 0) return;
      await markPesanSent(
        tx,
        rows.map((row) => row.id),
      );
      const sesudah = { jumlah: to.length, title, body };
      await writeAudit(tx, nowMs, {
        tindakan: 'kirim_pesan',
        tabel: 'jadwal_ujian_peserta',
        baris_id,
        sesudah,
      });
    });
    return to.length;
  }
  const sentTo = (jumlah: number) => `Pesan dikirim ke kotak masuk ${jumlah} peserta.`;
  return {
    name: 'pesan',
    routes: [
      answerCall(calls.pesanUmum, pesanUmumContract, async ({ call, input }) => {
        const rows = await listRecipients(context.store.read, input);
        const about = `${input.tanggal} ${input.jadwal_ujian_sesi_id}`;
        const jumlah = await send(accountOf(call), rows, about, input);
        return acted(sentTo(jumlah), { data: { jumlah } });
      }),
      answerCall(calls.pesanPribadi, pesanPribadiContract, async ({ call, input }) => {
        const rows = await listRecipients(context.store.read, { ids: input.ids });
        const about = rows.length === 1 ? (rows[0]?.id ?? '') : 'beberapa';
        const jumlah = await send(accountOf(call), rows, about, input);
        return acted(sentTo(jumlah), { data: { jumlah } });
      }),
      answerCall(calls.pesanDibaca, pesanDibacaContract, async ({ call, input }) => {
        const akun = accountOf(call);
        await context.store.tx(actorOf(akun), (tx) =>
          markPesanRead(tx, akun.peserta_id ?? '', input.ids, context.clock.nowMs()),
        );
        return acted('Pesan ditandai sudah dibaca.');
      }),
      ...percakapanRoutes(context),
    ],
    tasks: [{ capability: 'verifikasiBerkas', list: () => listPesanTasks(context.store.read) }],
    deleteApplicants: deletePesan,
  };
}
