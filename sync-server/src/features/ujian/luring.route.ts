import { kodeLuring } from '@spmb/shared/ujian/calls.ts';
import { offlineStart } from '@spmb/shared/sync/protocol.schema.ts';
import { jadwalUjianContract, kodeLuringContract } from '@spmb/shared/ujian/panggilan.schema.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { tanggalSesiOf } from '../../http/own-place.ts';
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
  answerCall(kodeLuring, kodeLuringContract, async ({ call, at, input: { alasan } }) => {
    const place = tanggalSesiOf(at);
    const akun = accountOf(call);
    await assertWholeSession(context.store.read, place, akun);
    const actor = { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username };
    const kode = await revealKodeLuring(context, actor, place, alasan);
    call.header('cache-control', 'no-store');
    return acted('Token darurat dibuka. Siapa yang membukanya tercatat.', { data: { kode } });
  }),
];
