import { pengumumanDibaca, pengumumanSaya } from '@spmb/shared/pengumuman/calls.ts';
import { pengumumanDibacaContract } from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { madeUp, type Limit } from '../../http/door/login-delay.ts';
import { addressOf, networkOf } from '../../http/network/device-of.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../../http/route.ts';
import { insertPembaca } from './pengumuman.mutations.ts';
import { listTampil } from './pengumuman.queries.ts';

/** Devices without an account that one network adds: a whole school at once, then one each second. */
const newDevices: Limit = { free: 500, everyMs: 1_000 };

/** What readers of announcements ask for, and that they have. */
export function pengumumanRoutes({ store, clock, zona, loginDelay }: Context): Route[] {
  const tampilFor = async (akun: SignedIn | undefined) =>
    listTampil(
      store.read,
      !akun || akun.authent === 'peserta' ? 'peserta' : 'administrator',
      clock.nowMs(),
      await zona(),
    );
  return [
    answerCall(pengumumanSaya, undefined, ({ call }) => tampilFor(accountOf(call))),
    answerCall(pengumumanDibaca, pengumumanDibacaContract, async ({ call, input }) => {
      const akun = call.get('akun');
      const tampil = new Set((await tampilFor(akun)).map(({ id }) => id));
      const ids = [...new Set(input.ids)].filter((id) => tampil.has(id));
      const pembaca = akun ? `akun ${akun.akun_id}` : input.perangkat && `perangkat ${input.perangkat}`;
      if (
        ids.length > 0 &&
        pembaca &&
        (akun || loginDelay.failed(newDeviceOf(call), '', newDevices, clock.nowMs()))
      ) {
        const actor = { sekolah_id: schoolId, akun_id: akun?.akun_id ?? null, nama: akun?.username ?? '' };
        await store.tx(actor, (tx) => insertPembaca(tx, ids, hashOf(pembaca)));
      }
      // Whoever is not counted has nothing to do about it.
      return acted('Tercatat.');
    }),
  ];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Whose count a device without an account adds to: its network's. */
const newDeviceOf = (call: Call): string => `${madeUp}pengumuman ${networkOf(addressOf(call))}`;
