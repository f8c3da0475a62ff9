import { tanggalSesi, tanggalSesiAlasan } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { generateJadwalPeserta } from './generate-jadwal-peserta.ts';
import { listJadwalPeserta } from './jadwal-peserta.queries.ts';
import { describeReset, resetJadwalPeserta } from './reset-jadwal-peserta.ts';

/** Participants' rows of a date and session: list, generate, reset. */
export const jadwalPesertaRoutes = (context: Context): Route[] => [
  {
    method: 'GET',
    path: '/api/jadwal-ujian-peserta/:tanggal/:jadwal_ujian_sesi_id',
    capability: 'kelolaJadwal',
    async handle(call) {
      const at = tanggalSesi.safeParse(call.req.param());
      if (!at.success) throw new NotFound();
      return call.json(await listJadwalPeserta(context.store.read, at.data));
    },
  },
  {
    method: 'POST',
    path: '/api/jadwal-ujian-peserta-generate',
    capability: 'kelolaJadwal',
    async handle(call) {
      const at = await readBody(call, tanggalSesi);
      const data = await generateJadwalPeserta(context, actorOf(accountOf(call)), at);
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
    async handle(call) {
      const { alasan, ...at } = await readBody(call, tanggalSesiAlasan);
      const result = await resetJadwalPeserta(context, actorOf(accountOf(call)), at, alasan);
      const data = { dihapus: result.dihapus, dipertahankan: result.dipertahankan.length };
      return done(call, describeReset(result), { data });
    },
  },
];
