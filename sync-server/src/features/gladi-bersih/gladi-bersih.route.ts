import * as calls from '@spmb/shared/gladi-bersih/calls.ts';
import {
  asalContract,
  infoGladiHpContract,
  isianGladiHpContract,
  laporGladiContract,
  masukGladiContract,
} from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { isianSimulasiContract } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { addressOf } from '../../http/network/device-of.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import type { Sandbox } from './rehearsal/sandbox.ts';
import { exportGladi } from './export-gladi.ts';
import { findGladi, listGladi } from './rehearsal/gladi-bersih.queries.ts';
import { Gladi } from './gladi.ts';

/** The address at which the caller's browser opened the server, as it says itself: a proxy may stand before this server. */
const hereOf = (call: Call): string =>
  asalContract.safeParse(call.req.query('asal')).data ?? new URL(call.req.url).origin;

/** Rehearsals: the simulator of participants, and the one that real devices open from their rooms. */
export function gladiBersihRoutes(context: Context, openSandbox: () => Promise<Sandbox>): Route[] {
  const gladi = new Gladi(context, openSandbox);
  const { read } = context.store;
  const found = async (id: string) => {
    const row = await findGladi(read, id);
    if (!row) throw new NotFound();
    return row;
  };
  return [
    answerCall(calls.gladiBersih, undefined, () => listGladi(read)),
    answerCall(calls.satuGladi, undefined, ({ at }) => found(at.id)),
    answerCall(calls.downloadGladi, undefined, async ({ call, at }) =>
      exportGladi(context, call, await found(at.id)),
    ),
    answerCall(calls.gladiJalan, undefined, ({ call }) => gladi.show(hereOf(call))),
    answerCall(calls.mulaiSimulasi, isianSimulasiContract, async ({ call, input }) => {
      const id = await gladi.startSimulasi(actorOf(accountOf(call)), input);
      return acted('Simulasi dimulai.', { data: { id } });
    }),
    answerCall(calls.openGladiHp, isianGladiHpContract, async ({ call, input }) => {
      const id = await gladi.openHp(actorOf(accountOf(call)), input);
      return acted('Gladi dibuka. Tampilkan alamatnya di setiap ruang.', { data: { id } });
    }),
    answerCall(calls.muatSerentak, undefined, () => {
      gladi.hp().loadTogether();
      return acted('Semua perangkat memuat soal serentak dalam 10 detik.');
    }),
    answerCall(calls.hentikanGladi, undefined, () =>
      acted(gladi.stop() ? 'Gladi dihentikan.' : 'Tidak ada gladi yang berjalan.'),
    ),
    answerCall(calls.infoGladiHp, infoGladiHpContract, ({ input }) => gladi.hp().invite(input.kode)),
    answerCall(calls.masukGladiHp, masukGladiContract, ({ call, input: { kode, ruang } }) =>
      gladi.hp().join(kode, ruang, addressOf(call)),
    ),
    answerCall(calls.laporGladiHp, laporGladiContract, ({ input }) => gladi.hp().report(input)),
  ];
}
