import {
  buatKartuContract,
  cabutKartuContract,
  masukKartuContract,
  type KartuRuang,
} from '@spmb/shared/absen/kartu-ruang.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/place.ts';
import { done } from '../../http/answers.ts';
import { addressOf, deviceOf } from '../../http/device-of.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route, type SignedIn } from '../../http/route.ts';
import { ensureKartu, leaveKartu, revokeKartu } from '../jadwal-ujian/kartu-ruang.mutations.ts';
import type { Tempat } from '../jadwal-ujian/penutupan-ruang.mutations.ts';
import { findMasaKartu, listKartu, listPembuka } from './kartu-ruang.queries.ts';
import { masukKartu } from './masuk-kartu.ts';
import { assertWatchesAll } from './sesi-ruang.ts';
import { countRuang } from './sesi-ruang.queries.ts';

const named = (ruang: string) => ruang || 'ruang tanpa nama';

/** Cards that open a room without an account: shown, replaced and ended by staff, and used. */
export function kartuRuangRoutes(context: Context): Route[] {
  const { store, clock, secrets, signedIn } = context;

  /** The card of each of these rooms as it is now. */
  async function readKartu(at: Omit<Tempat, 'ruang'>, rooms: readonly string[]): Promise<KartuRuang[]> {
    const zona = await context.zona();
    const cards = await listKartu(store.read, at);
    const shown: KartuRuang[] = [];
    for (const ruang of rooms) {
      const masa = await findMasaKartu(store.read, { ...at, ruang }, zona);
      if (!masa) throw new NotFound('Sesi ini tidak ada lagi. Pilih sesi lain.');
      const card = cards.find((one) => one.ruang === ruang);
      const kode = card ? new TextDecoder().decode(secrets.open(card.kode_tersegel)) : null;
      const dibuka = card ? await listPembuka(store.read, card.id) : [];
      shown.push({ ruang, kode, berlaku_sampai_ms: masa.sampaiMs, dibuka });
    }
    return shown;
  }

  /** Refuses who does not watch the whole room: its card opens all of it. */
  const assertOwnRoom = async (akun: SignedIn, tempat: Tempat) =>
    assertWatchesAll(await countRuang(store.read, tempat, akun), tempat.ruang);

  return [
    {
      method: 'GET',
      path: '/api/kartu-ruang/:tanggal/:jadwal_ujian_sesi_id',
      capability: 'awasiUjian',
      async handle(call) {
        const at = tanggalSesi.safeParse(call.req.param());
        if (!at.success) throw new NotFound();
        const rooms = await countRuang(store.read, at.data, accountOf(call));
        const own = rooms.filter(({ diawasi, peserta }) => diawasi === peserta).map(({ ruang }) => ruang);
        return call.json(await readKartu(at.data, own));
      },
    },
    {
      method: 'POST',
      path: '/api/kartu-ruang',
      capability: 'awasiUjian',
      async handle(call) {
        const { alasan, ...tempat } = await readBody(call, buatKartuContract);
        const akun = accountOf(call);
        await assertOwnRoom(akun, tempat);
        const replaced = await store.tx(actorOf(akun), async (tx) => {
          const ended = await revokeKartu(tx, clock.nowMs(), tempat, alasan);
          if (ended && alasan === '') {
            const message = 'Ruang ini sudah punya kartu. Tulis alasan menggantinya, paling sedikit 3 huruf.';
            throw new Refusal(message, 200, { kesalahan: { alasan: message } });
          }
          await ensureKartu(context, tx, tempat);
          return ended;
        });
        if (replaced) signedIn.clear();
        const [data] = await readKartu(tempat, [tempat.ruang]);
        const what = replaced ? 'diganti. Kartu lama tidak membuka ruang lagi.' : 'dibuat.';
        return done(call, `Kartu ${named(tempat.ruang)} ${what}`, { data });
      },
    },
    {
      method: 'POST',
      path: '/api/kartu-ruang-cabut',
      capability: 'awasiUjian',
      async handle(call) {
        const { alasan, ...tempat } = await readBody(call, cabutKartuContract);
        const akun = accountOf(call);
        await assertOwnRoom(akun, tempat);
        await store.tx(actorOf(akun), (tx) => revokeKartu(tx, clock.nowMs(), tempat, alasan));
        signedIn.clear();
        return done(call, `Kartu ${named(tempat.ruang)} dicabut. Yang masuk dengannya dikeluarkan.`);
      },
    },
    {
      method: 'POST',
      path: '/api/auth/kartu-ruang',
      capability: 'publik',
      async handle(call) {
        const from = { perangkat: deviceOf(call), address: addressOf(call) };
        return call.json(await masukKartu(context, await readBody(call, masukKartuContract), from));
      },
    },
    {
      method: 'POST',
      path: '/api/kartu-ruang-keluar',
      capability: 'kartuRuang',
      async handle(call) {
        const akun = accountOf(call);
        await store.tx(actorOf(akun), (tx) => leaveKartu(tx, clock.nowMs(), akun.sesi_id));
        signedIn.clear();
        return done(call, 'Anda sudah keluar dari layar ruang.');
      },
    },
  ];
}
