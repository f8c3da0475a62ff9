import { tanggalSesi, type TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { isianPengawasRuang } from '@spmb/shared/jadwal-ujian/pengawas-ruang.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { buildCombo } from '../../crud/list/build-combo.ts';
import { refuseIsian } from '../../crud/save/refuse-isian.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Deletion, type Route } from '../../http/route.ts';
import { liveTopic, rosterChanged } from '../../live/live-topic.ts';
import { assignRuang, releaseRuang } from './pengawas-ruang.mutations.ts';
import { pengawasRuang } from './pengawas-ruang.table.ts';
import { tellRosters } from './rows-come-back.queries.ts';
import { isPengawas, isRuangUsed, listPengawasOptions, listRuangDiawasi } from './pengawas-ruang.queries.ts';

const path = '/api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id';

function placeIn(call: Call): TanggalSesi {
  const at = tanggalSesi.safeParse(call.req.param());
  if (!at.success) throw new NotFound();
  return at.data;
}

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

  async function release(call: Call): Promise<Response> {
    const at = placeIn(call);
    const id = call.req.param('id') ?? '';
    const hapusan_id = await store.tx(actorOf(accountOf(call)), (tx) =>
      releaseRuang(tx, clock.nowMs(), at, id),
    );
    if (hapusan_id === undefined) throw new NotFound('Tugas pengawas ini sudah dihapus. Muat ulang daftar.');
    tell(at);
    return done(call, 'Tugas pengawas dihapus.', {
      data: await listRuangDiawasi(store.read, at),
      hapusan_id,
    });
  }

  return [
    buildCombo('/api/pengawas-combo', ['kelolaJadwal'], () => listPengawasOptions(store.read)),
    {
      method: 'GET',
      path,
      capability: 'kelolaJadwal',
      handle: async (call) => call.json(await listRuangDiawasi(store.read, placeIn(call))),
    },
    {
      method: 'POST',
      path,
      capability: 'kelolaJadwal',
      async handle(call) {
        const at = placeIn(call);
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
        return done(call, 'Tugas pengawas disimpan.', { data: await listRuangDiawasi(store.read, at) });
      },
    },
    { method: 'DELETE', path: `${path}/:id`, capability: 'kelolaJadwal', deletes, handle: release },
    {
      method: 'POST',
      path: `${path}/:id`,
      capability: 'kelolaJadwal',
      handle(call) {
        if (call.req.query('_method')?.toUpperCase() !== 'DELETE') throw new NotFound();
        return release(call);
      },
    },
  ];
}
