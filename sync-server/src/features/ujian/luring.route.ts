import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { offlineStart } from '@spmb/shared/sync/protocol.ts';
import { jadwalUjianContract, kodeLuringContract } from '@spmb/shared/ujian/panggilan.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { arriveOffline, offlineAnswer, readIzin } from './arrive-offline.ts';
import { buildBekal } from './bekal.ts';
import { revealKodeLuring } from './kode-luring.ts';
import { assertWholeSession } from './whole-session.queries.ts';

const device = { sekolah_id: schoolId, akun_id: null, nama: 'perangkat peserta' };

/** Exams that begin without the server: what devices are given ahead, how their start arrives, and the code for staff. */
export const luringRoutes = (context: Context): Route[] => [
  {
    method: 'POST',
    path: '/api/peserta/bekal',
    capability: 'ikutUjian',
    async handle(call) {
      const { jadwal_ujian_id } = await readBody(call, jadwalUjianContract);
      call.header('cache-control', 'no-store');
      return call.json(await buildBekal(context, accountOf(call), jadwal_ujian_id));
    },
  },
  {
    method: 'POST',
    path: '/api/mulai-luring',
    // The proof is the permission that this server signed: delivery outlives the login (S16).
    capability: 'publik',
    bodyMax: 64 * 1024,
    async handle(call) {
      const start = await readBody(call, offlineStart);
      readIzin(context, start.izin);
      const answer = await context.store.tx(device, async (tx) =>
        offlineAnswer(context, tx, await arriveOffline(context, tx, start)),
      );
      return call.json(answer);
    },
  },
  {
    method: 'POST',
    path: '/api/kode-luring/:tanggal/:jadwal_ujian_sesi_id',
    capability: 'awasiUjian',
    async handle(call) {
      const at = tanggalSesi.safeParse(call.req.param());
      if (!at.success) throw new NotFound();
      const { alasan } = await readBody(call, kodeLuringContract);
      const akun = accountOf(call);
      await assertWholeSession(context.store.read, at.data, akun);
      const actor = { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username };
      const kode = await revealKodeLuring(context, actor, at.data, alasan);
      call.header('cache-control', 'no-store');
      return done(call, 'Token darurat dibuka. Siapa yang membukanya tercatat.', { data: { kode } });
    },
  },
];
