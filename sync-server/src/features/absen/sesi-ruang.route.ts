import { bukaRuangContract, geserSesiContract, tutupRuangContract } from '@spmb/shared/absen/sesi-ruang.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import type { Context } from '../../context.ts';
import { done } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { assertOwnPlace } from '../../http/own-place.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { shiftSesi } from './geser-sesi.ts';
import { readSesiRuang } from './sesi-ruang.ts';
import { listTertahanOf } from './tertahan-ruang.queries.ts';
import { bukaRuang, tutupRuang } from './tutup-ruang.ts';

const named = (ruang: string) => ruang || 'Ruang tanpa nama';

/** Times and rooms of a session: read, shifted, closed, opened again. */
export function sesiRuangRoutes(context: Context): Route[] {
  const post = (
    path: string,
    handle: Route['handle'],
    capability: Route['capability'] = 'awasiRuang',
  ): Route => ({ method: 'POST', path, capability, handle });
  return [
    {
      method: 'GET',
      path: '/api/sesi-ruang/:tanggal/:jadwal_ujian_sesi_id',
      capability: 'awasiRuang',
      async handle(call) {
        assertOwnPlace(call);
        const at = tanggalSesi.safeParse(call.req.param());
        if (!at.success) throw new NotFound();
        const { store } = context;
        return call.json(await readSesiRuang(store.read, at.data, accountOf(call), await context.zona()));
      },
    },
    {
      method: 'GET',
      path: '/api/tertahan-ruang/:tanggal/:jadwal_ujian_sesi_id',
      capability: 'awasiUjian',
      async handle(call) {
        const at = tanggalSesi.safeParse(call.req.param());
        if (!at.success) throw new NotFound();
        return call.json(await listTertahanOf(context.store.read, at.data, accountOf(call)));
      },
    },
    post(
      '/api/geser-sesi',
      async (call) => {
        const sent = await readBody(call, geserSesiContract);
        const moved = await shiftSesi(context, accountOf(call), sent);
        const who = sent.ruang === '' ? 'Sesi' : sent.ruang;
        const running = moved > 0 ? ` Batas akhir ${moved} peserta yang sudah mulai ikut mundur.` : '';
        return done(call, `${who} digeser ${sent.menit} menit.${running}`);
      },
      'awasiUjian',
    ),
    post('/api/tutup-ruang', async (call) => {
      const sent = await readBody(call, tutupRuangContract);
      const data = await tutupRuang(context, accountOf(call), sent);
      const forced = sent.paksa.length === 0 ? '' : ' Peserta yang dipilih diselesaikan paksa.';
      const held = 'Jawaban yang tiba sesudah ini menunggu persetujuan panitia.';
      return done(call, `${named(sent.ruang)} ditutup.${forced} ${held}`, { data });
    }),
    post('/api/buka-ruang', async (call) => {
      const sent = await readBody(call, bukaRuangContract);
      const data = await bukaRuang(context, accountOf(call), sent);
      const { length } = data.dilanjutkan;
      const goOn = length === 0 ? '' : ` ${length} peserta yang mulai tanpa server melanjutkan ujiannya.`;
      return done(call, `${named(sent.ruang)} dibuka kembali.${goOn}`, { data });
    }),
  ];
}
