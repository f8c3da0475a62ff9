import * as calls from '@spmb/shared/absen/calls.ts';
import {
  buatKartuContract,
  cabutKartuContract,
  masukKartuContract,
  type KartuRuang,
} from '@spmb/shared/absen/kartu-ruang.schema.ts';
import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/definition/place.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { addressOf, deviceOf } from '../../../http/network/device-of.ts';
import { NotFound } from '../../../http/errors.ts';
import { readAddress } from '../../../http/read-address.ts';
import { accountOf, type Route, type SignedIn } from '../../../http/route.ts';
import { ensureKartu, leaveKartu, revokeKartu } from '../../jadwal-ujian/ruang/kartu-ruang.mutations.ts';
import type { Tempat } from '../../jadwal-ujian/ruang/penutupan-ruang.mutations.ts';
import { findMasaKartu, listKartu, listPembuka } from './kartu-ruang.queries.ts';
import { masukKartu } from './masuk-kartu.ts';
import { assertWatchesAll } from '../rows/sesi-ruang.ts';
import { countRuang } from '../rows/sesi-ruang.queries.ts';

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
    answerCall(calls.kartuRuang, undefined, async ({ call, at }) => {
      const place = readAddress(tanggalSesi, at);
      const rooms = await countRuang(store.read, place, accountOf(call));
      const own = rooms.filter(({ diawasi, peserta }) => diawasi === peserta).map(({ ruang }) => ruang);
      return readKartu(place, own);
    }),
    answerCall(calls.buatKartu, buatKartuContract, async ({ call, input: { alasan, ...tempat } }) => {
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
      return acted(`Kartu ${named(tempat.ruang)} ${what}`, { data });
    }),
    answerCall(calls.cabutKartu, cabutKartuContract, async ({ call, input: { alasan, ...tempat } }) => {
      const akun = accountOf(call);
      await assertOwnRoom(akun, tempat);
      await store.tx(actorOf(akun), (tx) => revokeKartu(tx, clock.nowMs(), tempat, alasan));
      signedIn.clear();
      return acted(`Kartu ${named(tempat.ruang)} dicabut. Yang masuk dengannya dikeluarkan.`);
    }),
    answerCall(calls.masukKartu, masukKartuContract, ({ call, input }) =>
      masukKartu(context, input, { perangkat: deviceOf(call), address: addressOf(call) }),
    ),
    answerCall(calls.keluarKartu, undefined, async ({ call }) => {
      const akun = accountOf(call);
      await store.tx(actorOf(akun), (tx) => leaveKartu(tx, clock.nowMs(), akun.sesi_id));
      signedIn.clear();
      return acted('Anda sudah keluar dari layar ruang.');
    }),
  ];
}
