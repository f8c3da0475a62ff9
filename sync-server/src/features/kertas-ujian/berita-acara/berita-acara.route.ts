import { beritaAcara, catatBeritaAcara } from '@spmb/shared/kertas-ujian/calls.ts';
import {
  simpanBeritaAcara,
  tempatBeritaAcara,
  type BeritaAcara,
} from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import type { TempatBeritaAcara } from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { NotFound } from '../../../http/errors.ts';
import { accountOf, type Route, type SignedIn } from '../../../http/route.ts';
import { findSesi, listRuangKertas } from '../facts/sesi-kertas.queries.ts';
import { saveBeritaAcara } from './berita-acara.mutations.ts';
import { openBeritaAcara } from './open-berita-acara.ts';

/** The record of an exam in a room: as it stands, and edited by who watches the whole room. */
export function beritaAcaraRoutes(context: Context): Route[] {
  const { store, clock } = context;

  async function open(at: TempatBeritaAcara, akun: SignedIn): Promise<BeritaAcara> {
    const sesi = await findSesi(store.read, at);
    const rooms = sesi ? await listRuangKertas(store.read, at, akun) : [];
    const room = rooms.find(({ ruang }) => ruang === at.ruang);
    if (!sesi || !room)
      throw new NotFound('Ruang ini tidak mempunyai peserta pada sesi itu. Muat ulang daftar ruang.');
    return { sesi: sesi.planned.name, ...(await openBeritaAcara(context, at, sesi.planned, room)) };
  }

  return [
    answerCall(beritaAcara, undefined, ({ call, at }) => {
      const asked = tempatBeritaAcara.safeParse({ ...at, ruang: call.req.query('ruang') });
      if (!asked.success) throw new NotFound();
      return open(asked.data, accountOf(call));
    }),
    answerCall(catatBeritaAcara, simpanBeritaAcara, async ({ call, input: { versi, isi, ...at } }) => {
      const { sidik_jari } = await open(at, accountOf(call));
      await store.tx(actorOf(accountOf(call)), (tx) =>
        saveBeritaAcara(tx, clock.nowMs(), at, { versi, isi, sidik_jari }),
      );
      const data = await open(at, accountOf(call));
      return acted(`Berita acara ${namaRuang(at.ruang)} disimpan.`, { data });
    }),
  ];
}
