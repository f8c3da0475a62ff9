import * as calls from '@spmb/shared/jadwal-ujian/calls.ts';
import { isianReset, tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { isianPindah } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import { isianGenerate, isianRencana, ofOneSesi } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { pageOfLines } from '../../crud/list/page-lines.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { readAddress } from '../../http/read-address.ts';
import { checked, readJson } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { exportJadwalPeserta } from './jadwal-peserta/export-jadwal-peserta.ts';
import { generateJadwalPeserta } from './jadwal-peserta/generate-jadwal-peserta.ts';
import { listSesiOfTanggal } from './ruang/jumlah-peserta.queries.ts';
import { pindahJadwalPeserta } from './jadwal-peserta/pindah-jadwal-peserta.ts';
import { rowsComeBack } from './jadwal/rows-come-back.queries.ts';
import { jadwalUjianPeserta } from './jadwal/jadwal-ujian.table.ts';
import { makeRencana, showRencana } from './jadwal-peserta/rencana.ts';
import {
  describeReset,
  previewReset,
  resetJadwalPeserta,
  showReset,
} from './jadwal-peserta/reset-jadwal-peserta.ts';

const namesSesis = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'sesi_ids' in sent;

/** The date that an address names. Throws NotFound where it can be none. */
function dateOf({ tanggal }: { tanggal: string }): string {
  const { success, data } = tanggalSesi.shape.tanggal.safeParse(tanggal);
  if (!success) throw new NotFound();
  return data;
}

/** Participants' rows of a date and session: list, plan, generate, move, reset, download. */
export const jadwalPesertaRoutes = (context: Context): Route[] => [
  answerCall(calls.jadwalPeserta, undefined, async ({ call, at }) => {
    const rows = await context.ahead.listJadwalPeserta(context.store.read, readAddress(tanggalSesi, at));
    return pageOfLines(rows, readListQuery(call));
  }),
  answerCall(calls.sesiTerjadwal, undefined, ({ at }) => listSesiOfTanggal(context.store.read, dateOf(at))),
  answerCall(calls.sesiDiawasi, undefined, ({ call, at }) =>
    listSesiOfTanggal(context.store.read, dateOf(at), accountOf(call)),
  ),
  answerCall(calls.rencanaJadwal, isianRencana, async ({ input }) =>
    showRencana(await makeRencana(context.store.read, input)),
  ),
  answerCall(calls.generateJadwal, undefined, async ({ call }) => {
    const sent = await readJson(call);
    const isian = namesSesis(sent) ? checked(isianGenerate, sent) : ofOneSesi(checked(tanggalSesi, sent));
    const data = await generateJadwalPeserta(context, actorOf(accountOf(call)), isian);
    const skipped = data.dilewati.reduce((sum, { jumlah }) => sum + jumlah, 0);
    const rest = skipped > 0 ? ` ${skipped} peserta dilewati.` : '';
    return acted(`${data.dibuat} jadwal peserta dibuat, ${data.sudah_ada} sudah ada.${rest}`, { data });
  }),
  answerCall(
    calls.resetJadwal,
    isianReset,
    async ({ call, input }) => {
      const result = await resetJadwalPeserta(context, actorOf(accountOf(call)), input);
      return acted(describeReset(result), { data: showReset(result), hapusan_id: result.hapusan_id });
    },
    {
      deletes: {
        table: jadwalUjianPeserta,
        comeBack: (tx, rows) => rowsComeBack(context.live, tx, rows),
      },
    },
  ),
  answerCall(calls.lihatReset, undefined, ({ at }) =>
    previewReset(context.store.read, readAddress(tanggalSesi, at)),
  ),
  answerCall(calls.pindahJadwal, isianPindah, async ({ call, input }) => {
    const data = await pindahJadwalPeserta(context, actorOf(accountOf(call)), input);
    const { length: failed } = data.gagal;
    const rest = failed > 0 ? ` ${failed} tidak dapat dipindahkan.` : '';
    return acted(`${data.berhasil.length} jadwal peserta dipindahkan.${rest}`, { data });
  }),
  answerCall(calls.downloadJadwalPeserta, tanggalSesi, ({ call, input }) =>
    exportJadwalPeserta(context, call, input),
  ),
];
