import {
  isianReset,
  tanggalSesi,
  type TanggalSesi,
} from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { isianPindah } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import { isianGenerate, isianRencana, ofOneSesi } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { pageOfLines } from '../../crud/list/page-lines.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { checked, readBody, readJson } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { exportJadwalPeserta } from './export-jadwal-peserta.ts';
import { generateJadwalPeserta } from './generate-jadwal-peserta.ts';
import { listJadwalPeserta } from './jadwal-peserta.queries.ts';
import { listSesiOfTanggal } from './jumlah-peserta.queries.ts';
import { pindahJadwalPeserta } from './pindah-jadwal-peserta.ts';
import { rowsComeBack } from './rows-come-back.queries.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';
import { makeRencana, showRencana } from './rencana.ts';
import { describeReset, previewReset, resetJadwalPeserta, showReset } from './reset-jadwal-peserta.ts';

const namesSesis = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'sesi_ids' in sent;

/** Date and session of an address. */
function placeIn(call: Call): TanggalSesi {
  const at = tanggalSesi.safeParse(call.req.param());
  if (!at.success) throw new NotFound();
  return at.data;
}

/** Date of an address. */
function dateIn(call: Call): string {
  const { success, data } = tanggalSesi.shape.tanggal.safeParse(call.req.param('tanggal'));
  if (!success) throw new NotFound();
  return data;
}

/** Participants' rows of a date and session: list, plan, generate, move, reset, download. */
export const jadwalPesertaRoutes = (context: Context): Route[] => [
  {
    method: 'GET',
    path: '/api/jadwal-ujian-peserta/:tanggal/:jadwal_ujian_sesi_id',
    capability: 'kelolaJadwal',
    async handle(call) {
      const rows = await listJadwalPeserta(context.store.read, placeIn(call));
      return call.json(pageOfLines(rows, readListQuery(call)));
    },
  },
  {
    method: 'GET',
    path: '/api/jadwal-ujian-peserta/:tanggal',
    capability: 'kelolaJadwal',
    handle: async (call) => call.json(await listSesiOfTanggal(context.store.read, dateIn(call))),
  },
  {
    method: 'GET',
    path: '/api/sesi-ruang/:tanggal',
    capability: 'awasiUjian',
    handle: async (call) =>
      call.json(await listSesiOfTanggal(context.store.read, dateIn(call), accountOf(call))),
  },
  {
    method: 'POST',
    path: '/api/jadwal-ujian-peserta-rencana',
    capability: 'kelolaJadwal',
    async handle(call) {
      const isian = await readBody(call, isianRencana);
      return call.json(showRencana(await makeRencana(context.store.read, isian)));
    },
  },
  {
    method: 'POST',
    path: '/api/jadwal-ujian-peserta-generate',
    capability: 'kelolaJadwal',
    async handle(call) {
      const sent = await readJson(call);
      const isian = namesSesis(sent) ? checked(isianGenerate, sent) : ofOneSesi(checked(tanggalSesi, sent));
      const data = await generateJadwalPeserta(context, actorOf(accountOf(call)), isian);
      const skipped = data.dilewati.reduce((sum, { jumlah }) => sum + jumlah, 0);
      const rest = skipped > 0 ? ` ${skipped} peserta dilewati.` : '';
      return done(call, `${data.dibuat} jadwal peserta dibuat, ${data.sudah_ada} sudah ada.${rest}`, {
        data,
      });
    },
  },
  {
    method: 'POST',
    path: '/api/jadwal-ujian-peserta-reset',
    capability: 'kelolaJadwal',
    deletes: {
      table: jadwalUjianPeserta,
      comeBack: (tx, rows) => rowsComeBack(context.live, tx, rows),
    },
    async handle(call) {
      const isian = await readBody(call, isianReset);
      const result = await resetJadwalPeserta(context, actorOf(accountOf(call)), isian);
      return done(call, describeReset(result), {
        data: showReset(result),
        hapusan_id: result.hapusan_id,
      });
    },
  },
  {
    method: 'GET',
    path: '/api/jadwal-ujian-peserta-reset/:tanggal/:jadwal_ujian_sesi_id',
    capability: 'kelolaJadwal',
    handle: async (call) => call.json(await previewReset(context.store.read, placeIn(call))),
  },
  {
    method: 'POST',
    path: '/api/jadwal-ujian-peserta-pindah',
    capability: 'kelolaJadwal',
    async handle(call) {
      const isian = await readBody(call, isianPindah);
      const data = await pindahJadwalPeserta(context, actorOf(accountOf(call)), isian);
      const { length: failed } = data.gagal;
      const rest = failed > 0 ? ` ${failed} tidak dapat dipindahkan.` : '';
      return done(call, `${data.berhasil.length} jadwal peserta dipindahkan.${rest}`, { data });
    },
  },
  {
    method: 'POST',
    path: '/api/jadwal-ujian-peserta-download',
    capability: 'kelolaJadwal',
    handle: async (call) => exportJadwalPeserta(context, call, await readBody(call, tanggalSesi)),
  },
];
