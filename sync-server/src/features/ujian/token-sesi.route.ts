import { gantiTokenContract } from '@spmb/shared/absen/perintah.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { done } from '../../http/answers.ts';
import { assertOwnPlace } from '../../http/own-place.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { readTokenSesi, renewTokenSesi } from './token-sesi.ts';
import { assertWholeSession } from './whole-session.queries.ts';

const placeOf = (call: Call) => [call.req.param('tanggal') ?? '', call.req.param('sesi') ?? ''] as const;

/** The token of a date and session, as the proctor reads it out and renews it. */
export const tokenSesiRoutes = (context: Context): Route[] => [
  {
    method: 'GET',
    path: '/api/token-sesi/:tanggal/:sesi',
    capability: 'awasiRuang',
    async handle(call) {
      assertOwnPlace(call);
      return call.json(await readTokenSesi(context, ...placeOf(call)));
    },
  },
  {
    method: 'POST',
    path: '/api/token-sesi/:tanggal/:sesi',
    capability: 'awasiUjian',
    async handle(call) {
      const akun = accountOf(call);
      const { akun_id, username } = akun;
      const [tanggal, sesiId] = placeOf(call);
      await assertWholeSession(context.store.read, { tanggal, jadwal_ujian_sesi_id: sesiId }, akun);
      const alasan = (await readBody(call, gantiTokenContract)).alasan || 'tanpa alasan';
      const actor = { sekolah_id: schoolId, akun_id, nama: username };
      await renewTokenSesi(context, actor, { tanggal, sesiId, alasan });
      const data = await readTokenSesi(context, ...placeOf(call));
      return done(call, 'Token diganti. Token lama tidak berlaku lagi.', { data });
    },
  },
];
