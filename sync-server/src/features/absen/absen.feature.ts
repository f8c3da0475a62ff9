import * as calls from '@spmb/shared/absen/calls.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { assertOwnPlace } from '../../http/door/own-place.ts';
import type { Feature } from '../../feature.ts';
import { accountOf } from '../../http/route.ts';
import { absenRow, countBesides, listAbsenByIds, listWatched } from './rows/absen.queries.ts';
import { exportAbsen } from './rows/export-absen.ts';
import { kartuRuangRoutes } from './kartu-ruang/kartu-ruang.route.ts';
import { liveRoute } from './stream/live.route.ts';
import { buildKartuLook } from './kartu-ruang/look-kartu.ts';
import { perintahBanyakRoutes } from './commands/perintah-banyak.route.ts';
import { perintahSatuRoutes } from './commands/perintah-satu.route.ts';
import { pesanLayarRoutes } from './commands/pesan-layar.route.ts';
import { resetLoginRoute } from './commands/reset-login.route.ts';
import { sesiRuangRoutes } from './session/sesi-ruang.route.ts';
import { listTindakanOf } from './rows/tindakan-peserta.queries.ts';

/** Attendance and the proctor's commands. */
export const absenFeature = (context: Context): Feature => ({
  name: 'absen',
  findHolder: buildKartuLook(context),
  routes: [
    answerCall(calls.absen, undefined, async ({ call, at }) => {
      assertOwnPlace(call);
      const { read } = context.store;
      const zona = await context.zona();
      const counts = await countBesides(read, at.tanggal, at.sesi);
      const rows = await listWatched(read, at.tanggal, at.sesi, accountOf(call));
      return rows.map((row) => absenRow(row, zona, counts));
    }),
    liveRoute(context),
    ...pesanLayarRoutes(context),
    ...sesiRuangRoutes(context),
    ...kartuRuangRoutes(context),
    answerCall(calls.tindakanPeserta, undefined, async ({ call, at }) => {
      const { read } = context.store;
      if ((await listAbsenByIds(read, [at.id], accountOf(call))).length === 0) throw new NotFound();
      return listTindakanOf(read, at.id);
    }),
    answerCall(calls.downloadAbsen, tanggalSesi, ({ call, input }) => exportAbsen(context, call, input)),
    ...perintahBanyakRoutes(context),
    resetLoginRoute(context),
    ...perintahSatuRoutes(context),
  ],
});
