import { gantiToken, tokenSesi } from '@spmb/shared/ujian/calls.ts';
import { gantiTokenContract } from '@spmb/shared/absen/perintah.schema.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { assertOwnPlace } from '../../../http/door/own-place.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { readTokenSesi, renewTokenSesi } from './token-sesi.ts';
import { assertWholeSession } from './whole-session.queries.ts';

/** The token of a date and session, as the proctor reads it out and renews it. */
export const tokenSesiRoutes = (context: Context): Route[] => [
  answerCall(tokenSesi, undefined, ({ call, at: { tanggal, sesi } }) => {
    assertOwnPlace(call);
    return readTokenSesi(context, tanggal, sesi);
  }),
  answerCall(gantiToken, gantiTokenContract, async ({ call, at: { tanggal, sesi }, input }) => {
    const akun = accountOf(call);
    const { akun_id, username } = akun;
    await assertWholeSession(context.store.read, { tanggal, jadwal_ujian_sesi_id: sesi }, akun);
    const alasan = input.alasan || 'tanpa alasan';
    const actor = { sekolah_id: schoolId, akun_id, nama: username };
    await renewTokenSesi(context, actor, { tanggal, sesiId: sesi, alasan });
    const data = await readTokenSesi(context, tanggal, sesi);
    return acted('Token diganti. Token lama tidak berlaku lagi.', { data });
  }),
];
