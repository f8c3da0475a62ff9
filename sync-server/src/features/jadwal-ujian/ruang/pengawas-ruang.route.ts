import * as calls from '@spmb/shared/jadwal-ujian/calls.ts';
import { tanggalSesi, type TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { isianPengawasRuang } from '@spmb/shared/jadwal-ujian/pengawas-ruang.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { NotFound } from '../../../http/errors.ts';
import { readAddress } from '../../../http/read-address.ts';
import { readBody } from '../../../http/read-body.ts';
import { accountOf, type Deletion, type Route } from '../../../http/route.ts';
import { liveTopic, rosterChanged } from '../../../live/live-topic.ts';
import { assignRuang, releaseRuang } from './pengawas-ruang.mutations.ts';
import { pengawasRuang } from './pengawas-ruang.table.ts';
import { tellRosters } from '../jadwal/rows-come-back.queries.ts';
import { isPengawas, isRuangUsed, listPengawasOptions, listRuangDiawasi } from './pengawas-ruang.queries.ts';

/** Who watches which room of a date and session. */
export function pengawasRuangRoutes(context: Context): Route[] {
  const { store, clock, live } = context;
  // Who watches now sees other rows: every screen of the session reads its list again.
  const tell = (at: TanggalSesi) =>
    live.publish(liveTopic(at.tanggal, at.jadwal_ujian_sesi_id), rosterChanged);

  const deletes: Deletion = {
    table: pengawasRuang,
    comeBack(tx, rows) {
      tellRosters(live, tx, rows);
      return Promise.resolve();
    },
  };

  const release = answerCall(
    calls.lepasPengawas,
    undefined,
    async ({ call, at }) => {
      const place = readAddress(tanggalSesi, at);
      const hapusan_id = await store.tx(actorOf(accountOf(call)), (tx) =>
        releaseRuang(tx, clock.nowMs(), place, at.id),
      );
      if (hapusan_id === undefined)
        throw new NotFound('Tugas pengawas ini sudah dihapus. Muat ulang daftar.');
      tell(place);
      const data = await listRuangDiawasi(store.read, place);
      return acted('Tugas pengawas dihapus.', { data, hapusan_id });
    },
    { deletes },
  );

  return [
    answerCall(calls.pengawasCombo, undefined, () => listPengawasOptions(store.read)),
    answerCall(calls.ruangDiawasi, undefined, ({ at }) =>
      listRuangDiawasi(store.read, readAddress(tanggalSesi, at)),
    ),
    // An address that can be none says so before the body is read.
    answerCall(calls.tugaskanPengawas, undefined, async ({ call, at: address }) => {
      const at = readAddress(tanggalSesi, address);
      const isian = await readBody(call, isianPengawasRuang);
      if (!(await isPengawas(store.read, isian.user_id))) {
        refuseIsian({ user_id: 'Akun pengawas ini tidak ada atau tidak aktif. Pilih yang lain.' });
      }
      await store.tx(actorOf(accountOf(call)), async (tx) => {
        if (!(await isRuangUsed(tx, at, isian.ruang)))
          throw new Refusal(`${isian.ruang} tidak dipakai lagi pada sesi ini. Muat ulang daftar.`);
        await assignRuang(tx, clock.nowMs(), { ...at, ...isian });
      });
      tell(at);
      return acted('Tugas pengawas disimpan.', { data: await listRuangDiawasi(store.read, at) });
    }),
    release,
    {
      method: 'POST',
      path: release.path,
      capability: release.capability,
      handle(call) {
        if (call.req.query('_method')?.toUpperCase() !== 'DELETE') throw new NotFound();
        return release.handle(call);
      },
    },
  ];
}
