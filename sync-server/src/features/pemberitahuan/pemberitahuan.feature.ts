import * as calls from '@spmb/shared/pemberitahuan/calls.ts';
import { langgananContract } from '@spmb/shared/pemberitahuan/pemberitahuan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf } from '../../http/route.ts';
import { isKunciLangganan } from '../../server/secrets/enkripsi-push.ts';
import { kunciVapid } from '../../server/secrets/vapid.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { findLangganan } from './langganan.queries.ts';
import { deleteLanggananPeserta, endLanggananOf, saveLangganan } from './langganan.mutations.ts';
import { langgananPush } from './langganan-push.table.ts';

const mati = 'Pemberitahuan ke perangkat dimatikan sekolah. Pesan tetap masuk ke kotak masuk aplikasi.';

/** Notifications to devices (Web Push): which login's browser takes them. They go out beside messages that leave the server. */
export function pemberitahuanFeature({ store, clock, secrets }: Context): Feature {
  return {
    name: 'pemberitahuan',
    routes: [
      answerCall(calls.pemberitahuan, undefined, async ({ call }) => {
        const own = await findLangganan(store.read, accountOf(call).sesi_id);
        const { push } = await getPengaturan(store.read, 'pesan');
        return {
          nyala: push,
          aktif: own !== undefined,
          kunci: kunciVapid(secrets),
          sebab: own?.sebab ?? '',
        };
      }),
      answerCall(calls.langganan, langgananContract, async ({ call, input }) => {
        const akun = accountOf(call);
        if (!isKunciLangganan(input))
          throw refusalOf({
            p256dh: 'Kunci peramban tidak terbaca. Muat ulang halaman, lalu nyalakan lagi.',
          });
        if (!(await getPengaturan(store.read, 'pesan')).push) throw new Refusal(mati);
        const own = { sesi_masuk_id: akun.sesi_id, akun_id: akun.akun_id };
        await store.tx(actorOf(akun), (tx) => saveLangganan(tx, clock.nowMs(), { ...own, ...input }));
        return acted<{ status: true; message: string; data: { untuk: string } }>(
          'Pemberitahuan menyala di perangkat ini.',
          { data: { untuk: akun.sesi_id } },
        );
      }),
      answerCall(calls.akhiriLangganan, undefined, async ({ call }) => {
        const akun = accountOf(call);
        await store.tx(actorOf(akun), (tx) => endLanggananOf(tx, akun.sesi_id));
        return acted('Pemberitahuan dimatikan di perangkat ini.');
      }),
    ],
    leftOut: [
      {
        table: langgananPush,
        emptied: true,
        why: 'it belongs to a login: after a restore everybody signs in again, and asks again',
      },
    ],
    deleteApplicants: deleteLanggananPeserta,
  };
}
