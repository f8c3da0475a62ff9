import {
  isianRencanaUlang,
  isianSusulan,
  isianUjianUlang,
  type HasilUlang,
} from '@spmb/shared/jadwal-ujian/ujian-ulang.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/place.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { makeUlang, planUlang } from './ujian-ulang.ts';
import { listIdsAbsen } from './ujian-ulang.queries.ts';

const withoutReason = 'tanpa alasan';

const word = { susulan: 'Susulan', remedial: 'Remedial' } as const;

/** Make-ups and remedials: the plan, the rows, and the specification's call for a whole session. */
export const ujianUlangRoutes = (context: Context): Route[] => {
  const answer = (
    call: Call,
    {
      jenis,
      tanggal_susulan,
      jam_mulai,
    }: { jenis: keyof typeof word; tanggal_susulan: string; jam_mulai: string },
    { dibuat, dilewati }: HasilUlang,
  ) => {
    const rest = dilewati.length > 0 ? ` ${dilewati.length} peserta dilewati.` : '';
    const when = `${dateInWords(tanggal_susulan)} pukul ${withDot(jam_mulai)}`;
    const message = `${word[jenis]} ${when} dibuat untuk ${dibuat} peserta.${rest}`;
    return done(call, message, { data: { dibuat, dilewati } });
  };
  return [
    {
      ...{ method: 'POST', path: '/api/ujian-ulang-rencana', capability: 'kelolaJadwal' },
      handle: async (call) => call.json(await planUlang(context, await readBody(call, isianRencanaUlang))),
    },
    {
      ...{ method: 'POST', path: '/api/ujian-ulang', capability: 'kelolaJadwal' },
      async handle(call) {
        const isian = await readBody(call, isianUjianUlang);
        return answer(call, isian, await makeUlang(context, actorOf(accountOf(call)), isian));
      },
    },
    {
      ...{ method: 'POST', path: '/api/jadwal-ujian-susulan', capability: 'kelolaJadwal' },
      async handle(call) {
        const { ids, alasan, ...isian } = await readBody(call, isianSusulan);
        const chosen = ids ?? (await listIdsAbsen(context.store.read, isian));
        if (chosen.length === 0)
          throw new Refusal('Tidak ada peserta yang belum hadir pada tanggal dan sesi ini.');
        const ulang = { ...isian, jenis: 'susulan' as const, ids: chosen, alasan: alasan ?? withoutReason };
        return answer(call, ulang, await makeUlang(context, actorOf(accountOf(call)), ulang));
      },
    },
  ];
};
