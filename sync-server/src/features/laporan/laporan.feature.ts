import * as calls from '@spmb/shared/laporan/calls.ts';
import { berkasContract, kertasContract, penerimaanContract } from '@spmb/shared/laporan/laporan.schema.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { paperFile } from '../../http/answers.ts';
import { accountOf } from '../../http/route.ts';
import { getPrintedSekolah } from '../kertas-ujian/facts/printed-sekolah.queries.ts';
import { answerBerkas } from './berkas-laporan.ts';
import { lihatLaporan } from './lihat-laporan.ts';
import { openLaporan } from './open-laporan.ts';
import { printHtml } from './print-html.ts';
import { printLaporan } from './print-laporan.ts';

/** Papers and files of the result for staff. */
export function laporanFeature(context: Context): Feature {
  const { store, clock } = context;
  // One worker at a time: a school's server has few cores, and an exam may run.
  const inTurn = takeTurns();
  return {
    name: 'laporan',
    routes: [
      answerCall(calls.keadaanLaporan, undefined, ({ call }) => lihatLaporan(context, accountOf(call))),
      answerCall(calls.laporanPenerimaan, penerimaanContract, async ({ call, input: { jurusan_id } }) => {
        const laporan = await openLaporan(context, accountOf(call), jurusan_id);
        const page = await printHtml(await getPrintedSekolah(store.read), laporan);
        return call.body(page, 200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
      }),
      answerCall(calls.printLaporan, kertasContract, async ({ call, input }) => {
        const akun = accountOf(call);
        const { bytes, rancangan } = await inTurn(() => printLaporan(context, akun, input));
        await store.tx(actorOf(akun), (tx) =>
          writeAudit(tx, clock.nowMs(), {
            tindakan: 'cetak laporan',
            tabel: 'hasil_seleksi',
            baris_id: input.id ?? input.jurusan_id ?? '',
            sesudah: { kertas: input.kertas, rancangan },
          }),
        );
        return paperFile(call, bytes, `${input.kertas.replace('_', '-')}.pdf`);
      }),
      answerCall(calls.berkasLaporanCall, berkasContract, ({ call, input }) =>
        answerBerkas(context, call, input),
      ),
    ],
  };
}
