import {
  asalContract,
  infoGladiHpContract,
  isianGladiHpContract,
  laporGladiContract,
  masukGladiContract,
} from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { isianSimulasiContract } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/place.ts';
import { done } from '../../http/answers.ts';
import { addressOf } from '../../http/device-of.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { exportGladi } from './export-gladi.ts';
import { findGladi, listGladi } from './gladi-bersih.queries.ts';
import { Gladi } from './gladi.ts';

/** The address at which the caller's browser opened the server, as it says itself: a proxy may stand before this server. */
const hereOf = (call: Call): string =>
  asalContract.safeParse(call.req.query('asal')).data ?? new URL(call.req.url).origin;

/** Rehearsals: the simulator of participants, and the one that real devices open from their rooms. */
export function gladiBersihRoutes(context: Context, openSandbox: () => Promise<Sandbox>): Route[] {
  const gladi = new Gladi(context, openSandbox);
  const { read } = context.store;
  const path = '/api/gladi-bersih';
  const [look, run] = ['awasiUjian', 'kelolaJadwal'] as const;
  const found = async (call: Call) => {
    const row = await findGladi(read, call.req.param('id') ?? '');
    if (!row) throw new NotFound();
    return row;
  };
  return [
    { method: 'GET', path, capability: look, handle: async (call) => call.json(await listGladi(read)) },
    {
      method: 'GET',
      path: `${path}/:id`,
      capability: look,
      handle: async (call) => call.json(await found(call)),
    },
    {
      method: 'GET',
      path: `${path}-export/:id`,
      capability: look,
      handle: async (call) => exportGladi(context, call, await found(call)),
    },
    {
      method: 'GET',
      path: `${path}-jalan`,
      capability: look,
      handle: async (call) => call.json(await gladi.show(hereOf(call))),
    },
    {
      method: 'POST',
      path: `${path}-simulasi`,
      capability: run,
      async handle(call) {
        const isian = await readBody(call, isianSimulasiContract);
        const id = await gladi.startSimulasi(actorOf(accountOf(call)), isian);
        return done(call, 'Simulasi dimulai.', { data: { id } });
      },
    },
    {
      method: 'POST',
      path: `${path}-hp`,
      capability: run,
      async handle(call) {
        const isian = await readBody(call, isianGladiHpContract);
        const id = await gladi.openHp(actorOf(accountOf(call)), isian);
        return done(call, 'Gladi dibuka. Tampilkan alamatnya di setiap ruang.', { data: { id } });
      },
    },
    {
      method: 'POST',
      path: `${path}-serentak`,
      capability: run,
      handle(call) {
        gladi.hp().loadTogether();
        return done(call, 'Semua perangkat memuat soal serentak dalam 10 detik.');
      },
    },
    {
      method: 'POST',
      path: `${path}-berhenti`,
      capability: run,
      handle: (call) => done(call, gladi.stop() ? 'Gladi dihentikan.' : 'Tidak ada gladi yang berjalan.'),
    },
    {
      method: 'POST',
      path: '/api/gladi-hp-info',
      capability: 'publik',
      handle: async (call) => call.json(gladi.hp().invite((await readBody(call, infoGladiHpContract)).kode)),
    },
    {
      method: 'POST',
      path: '/api/gladi-hp-masuk',
      capability: 'publik',
      async handle(call) {
        const { kode, ruang } = await readBody(call, masukGladiContract);
        return call.json(await gladi.hp().join(kode, ruang, addressOf(call)));
      },
    },
    {
      method: 'POST',
      path: '/api/gladi-hp-lapor',
      capability: 'publik',
      handle: async (call) => call.json(gladi.hp().report(await readBody(call, laporGladiContract))),
    },
  ];
}
