import { normalizeNamaMasuk } from '@spmb/shared/akun/nama-masuk.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { findAkunByNomor } from './akun.queries.ts';
import { savePermintaan } from './permintaan-sandi.mutations.ts';

/** Every answer takes at least this long, whether the account exists or not. */
const answerMs = 250;

/**
 * Notes that somebody asks for a new password for the account `nomor`; nothing shows whether there is one. Refuses 429
 * after several requests for one account or from one device.
 */
export async function askForSandi(
  { store, clock, loginDelay }: Context,
  input: { nomor: string; nomorHp: string | null; perangkat: string },
): Promise<void> {
  const nowMs = clock.nowMs();
  const nomor = normalizeNamaMasuk(input.nomor);
  const keys = [
    ['lupa', nomor],
    ['lupa-dari', input.perangkat],
  ] as const;
  const waits = keys.map(([name, key]) => loginDelay.waitMs(name, key, nowMs));
  const tunggu_detik = Math.ceil(Math.max(...waits) / 1000);
  if (tunggu_detik > 0)
    throw new Refusal(
      `Permintaan sudah beberapa kali dikirim. Tunggu ${tunggu_detik} detik, atau datangi panitia.`,
      429,
      { tunggu_detik },
    );
  for (const [name, key] of keys) loginDelay.failed(name, key, name, nowMs);
  const least = new Promise((resolve) => setTimeout(resolve, answerMs));
  const akun = await findAkunByNomor(store.read, nomor);
  if (akun?.status === 0)
    await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, (tx) =>
      savePermintaan(tx, nowMs, akun.id, input.nomorHp),
    );
  await least;
}
