import { normalizeNamaMasuk } from '@spmb/shared/akun/nama-masuk.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { networkOf } from '../../../http/network/device-of.ts';
import { madeUp, type Limit } from '../../../http/door/login-delay.ts';
import { savePermintaan } from './permintaan-sandi.mutations.ts';

/** Every answer takes at least this long, whether the account exists or not. */
const answerMs = 250;
const minuteMs = 60_000;
const fromDevice: Limit = { free: 5, everyMs: minuteMs };
/** A lab asks from one address: this only keeps somebody from asking for everybody. */
const fromNetwork: Limit = { free: 60, everyMs: minuteMs / 6 };

/**
 * Notes that somebody asks for a new password for the account `nomor`; nothing shows whether there is one. Refuses 429
 * after many requests of one device or one network: what was asked in the name of the account never counts against it.
 */
export async function askForSandi(
  { store, clock, loginDelay, ahead }: Context,
  input: { nomor: string; nomorHp: string | null; perangkat: string; address: string },
): Promise<void> {
  const nowMs = clock.nowMs();
  const owner = `${madeUp}lupa ${networkOf(input.address)}`;
  const counts: [string, Limit][] = [
    [`perangkat ${input.perangkat}`, fromDevice],
    ['jaringan', fromNetwork],
  ];
  const waits = counts.map(([key, limit]) => loginDelay.waitMs(owner, key, limit, nowMs));
  const tunggu_detik = Math.ceil(Math.max(...waits) / 1000);
  if (tunggu_detik > 0)
    throw new Refusal(
      `Permintaan sudah beberapa kali dikirim. Tunggu ${tunggu_detik} detik, atau datangi panitia.`,
      429,
      { tunggu_detik },
    );
  for (const [key, limit] of counts) loginDelay.failed(owner, key, limit, nowMs);
  const least = sleep(answerMs);
  const akun = await ahead.findAkunByNomor(store.read, normalizeNamaMasuk(input.nomor));
  if (akun?.status === 0)
    await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, (tx) =>
      savePermintaan(tx, nowMs, akun.id, input.nomorHp),
    );
  await least;
}
