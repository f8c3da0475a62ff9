import * as calls from '@spmb/shared/hasil-ujian/calls.ts';
import {
  isianRencanaUlang,
  isianSusulan,
  isianUjianUlang,
  type HasilUlang,
  type JenisUlang,
} from '@spmb/shared/jadwal-ujian/ujian-ulang.schema.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { Forbidden } from '../../http/errors.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../../http/route.ts';
import { makeUlang, planUlang } from './ujian-ulang.ts';
import { listIdsAbsen } from './ujian-ulang.queries.ts';

const withoutReason = 'tanpa alasan';

const word = { susulan: 'Susulan', remedial: 'Remedial' } as const;

/** Who asks. Whoever watches an exam gives make-ups; a remedial tells scores, and is for who makes schedules. */
function whoMay(call: Call, { jenis }: { jenis: JenisUlang }): SignedIn {
  const akun = accountOf(call);
  if (jenis === 'remedial' && !hasCapability(akun.authent, 'kelolaJadwal')) throw new Forbidden(403);
  return akun;
}

/** Make-ups and remedials: the plan, the rows, and the specification's call for a whole session. */
export const ujianUlangRoutes = (context: Context): Route[] => {
  const answer = (
    { jenis, tanggal_susulan, jam_mulai }: { jenis: JenisUlang; tanggal_susulan: string; jam_mulai: string },
    { dibuat, dilewati }: HasilUlang,
  ) => {
    const rest = dilewati.length > 0 ? ` ${dilewati.length} peserta dilewati.` : '';
    const when = `${dateInWords(tanggal_susulan)} pukul ${withDot(jam_mulai)}`;
    const message = `${word[jenis]} ${when} dibuat untuk ${dibuat} peserta.${rest}`;
    return acted<calls.Dijadwalkan>(message, { data: { dibuat, dilewati } });
  };
  return [
    answerCall(calls.rencanaUlang, isianRencanaUlang, ({ call, input }) =>
      planUlang(context, whoMay(call, input), input),
    ),
    answerCall(calls.ujianUlang, isianUjianUlang, async ({ call, input }) =>
      answer(input, await makeUlang(context, whoMay(call, input), input)),
    ),
    answerCall(calls.susulan, isianSusulan, async ({ call, input: { ids, alasan, ...isian } }) => {
      const akun = accountOf(call);
      const chosen = ids ?? (await listIdsAbsen(context.store.read, akun, isian));
      if (chosen.length === 0)
        throw new Refusal('Tidak ada peserta yang belum hadir pada tanggal dan sesi ini.');
      const ulang = { ...isian, jenis: 'susulan' as const, ids: chosen, alasan: alasan ?? withoutReason };
      return answer(ulang, await makeUlang(context, akun, ulang));
    }),
  ];
};
