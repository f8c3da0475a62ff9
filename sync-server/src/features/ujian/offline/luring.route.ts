import { bekal, kodeLuring, mulaiLuring } from '@spmb/shared/ujian/calls.ts';
import { offlineStart } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { jadwalUjianContract, kodeLuringContract } from '@spmb/shared/ujian/panggilan.schema.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { readAddress } from '../../../http/read-address.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { arriveOffline, offlineAnswer, readIzin } from './arrive-offline.ts';
import { buildBekal } from './bekal.ts';
import { revealKodeLuring } from '../token/kode-luring.ts';
import { assertWholeSession } from '../token/whole-session.queries.ts';

const device = { sekolah_id: schoolId, akun_id: null, nama: 'perangkat peserta' };

/** Exams that begin without the server: what devices are given ahead, how their start arrives, and the code for staff. */
export const luringRoutes = (context: Context): Route[] => [
  answerCall(bekal, jadwalUjianContract, ({ call, input }) =>
    buildBekal(context, accountOf(call), input.jadwal_ujian_id),
  ),
  // The proof is the permission that this server signed: delivery outlives the login (S16).
  answerCall(mulaiLuring, offlineStart, ({ input: start }) => {
    readIzin(context, start.izin);
    return context.store.tx(device, async (tx) =>
      offlineAnswer(context, tx, await arriveOffline(context, tx, start)),
    );
  }),
  answerCall(kodeLuring, kodeLuringContract, async ({ call, at, input: { alasan } }) => {
    const place = readAddress(tanggalSesi, at);
    const akun = accountOf(call);
    await assertWholeSession(context.store.read, place, akun);
    const actor = { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username };
    const kode = await revealKodeLuring(context, actor, place, alasan);
    return acted('Token darurat dibuka. Siapa yang membukanya tercatat.', { data: { kode } });
  }),
];
