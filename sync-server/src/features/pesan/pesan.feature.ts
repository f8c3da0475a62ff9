import * as calls from '@spmb/shared/pesan/calls.ts';
import {
  pesanDibacaContract,
  pesanPribadiContract,
  pesanUmumContract,
} from '@spmb/shared/pesan/pesan.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import type { Feature } from '../../feature.ts';
import { accountOf } from '../../http/route.ts';
import { isLampiranFor, listLampiran } from './rows/lampiran.queries.ts';
import { kirimKotak } from './kirim-kotak.ts';
import { jawabanSiapParts } from './jawaban-siap.ts';
import { pesanLiveRoutes } from './pesan-live.route.ts';
import { siarkanPesan, siarkanTerbaca } from './siarkan-pesan.ts';
import { tandaiPengumuman } from '../pengumuman/kotak-pengumuman.mutations.ts';
import { deletePesan, markPesanRead } from './rows/pesan.mutations.ts';
import { percakapanRoutes } from './percakapan.route.ts';
import { listPesanTasks } from './pesan-tasks.ts';
import { listRecipients } from './rows/pesan.queries.ts';

/** Messages to the inbox of participants, and what they and the committee write to each other (N42). */
export function pesanFeature(context: Context): Feature {
  const { routes: jawabanSiapRoutes, searches } = jawabanSiapParts(context);
  return {
    name: 'pesan',
    routes: [
      answerCall(calls.pesanUmum, pesanUmumContract, async ({ call, input }) => {
        const rows = await listRecipients(context.store.read, input);
        const about = `${input.tanggal} ${input.jadwal_ujian_sesi_id}`;
        const sent = await kirimKotak(context, accountOf(call), rows, about, input);
        return acted(sent.message, { data: { jumlah: sent.jumlah } });
      }),
      answerCall(calls.pesanPribadi, pesanPribadiContract, async ({ call, input }) => {
        const rows = await listRecipients(context.store.read, { ids: input.ids });
        const about = rows.length === 1 ? (rows[0]?.id ?? '') : 'beberapa';
        const sent = await kirimKotak(context, accountOf(call), rows, about, input);
        return acted(sent.message, { data: { jumlah: sent.jumlah } });
      }),
      answerCall(calls.pesanDibaca, pesanDibacaContract, async ({ call, input }) => {
        const akun = accountOf(call);
        const pesertaId = akun.peserta_id ?? '';
        const zona = await context.zona();
        await context.store.tx(actorOf(akun), async (tx) => {
          const nowMs = context.clock.nowMs();
          if (await markPesanRead(tx, pesertaId, input.ids, nowMs))
            siarkanTerbaca(context.live, tx, pesertaId);
          await tandaiPengumuman(tx, akun.akun_id, input.ids, nowMs, zona);
        });
        return acted('Pesan ditandai sudah dibaca.');
      }),
      ...percakapanRoutes(context),
      ...pesanLiveRoutes(context),
      ...jawabanSiapRoutes,
    ],
    searches,
    mediaReferences: [{ doctype: 'pesan', list: listLampiran, isNamedFor: isLampiranFor }],
    tasks: [{ capability: 'verifikasiBerkas', list: () => listPesanTasks(context.store.read) }],
    async deleteApplicants(tx) {
      await deletePesan(tx);
      siarkanPesan(context.live, tx);
    },
  };
}
