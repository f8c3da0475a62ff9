import { pengumumanDibaca, pengumumanSaya } from '@spmb/shared/pengumuman/calls.ts';
import { pengumumanDibacaContract } from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { madeUp, type Limit } from '../../http/door/login-delay.ts';
import { addressOf, networkOf } from '../../http/network/device-of.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../../http/route.ts';
import { pembacaOf, pengunjungOf } from './hash-pembaca.ts';
import { insertPembaca } from './pengumuman.mutations.ts';
import { listDikonfirmasi, listTampil } from './pengumuman.queries.ts';

/** Devices without an account that one network adds: a whole school at once, then one each second. */
const newDevices: Limit = { free: 500, everyMs: 1_000 };

/** What readers of announcements ask for, that it was shown to them, and that they have read it. */
export function pengumumanRoutes({ store, clock, zona, loginDelay }: Context): Route[] {
  const tampilFor = async (akun: SignedIn | undefined) =>
    listTampil(
      store.read,
      !akun || akun.authent === 'peserta' ? 'peserta' : 'administrator',
      clock.nowMs(),
      await zona(),
    );
  return [
    answerCall(pengumumanSaya, undefined, async ({ call }) => {
      const akun = accountOf(call);
      const tampil = await tampilFor(akun);
      const confirmed = await listDikonfirmasi(store.read, tampil, pembacaOf(akun.akun_id));
      return tampil.map(({ id, title, body, sejak_ms }) => {
        return { id, title, body, sejak_ms, dikonfirmasi: confirmed.has(id) };
      });
    }),
    answerCall(pengumumanDibaca, pengumumanDibacaContract, async ({ call, input }) => {
      const akun = call.get('akun');
      const tampil = (await tampilFor(akun)).filter(({ id }) => input.ids.includes(id));
      const isCounted =
        tampil.length > 0 &&
        (akun ?? (input.perangkat && loginDelay.failed(newDeviceOf(call), '', newDevices, clock.nowMs())));
      if (isCounted) {
        const reader = akun ? pembacaOf(akun.akun_id) : pengunjungOf(input.perangkat ?? '');
        const actor = { sekolah_id: schoolId, akun_id: akun?.akun_id ?? null, nama: akun?.username ?? '' };
        // A device answers for nobody.
        const confirms = akun !== undefined && input.dikonfirmasi;
        await store.tx(actor, (tx) => insertPembaca(tx, tampil, reader, confirms));
      }
      // Whoever is not counted has nothing to do about it.
      return acted('Tercatat.');
    }),
  ];
}

/** Whose count a device without an account adds to: its network's. */
const newDeviceOf = (call: Call): string => `${madeUp}pengumuman ${networkOf(addressOf(call))}`;
