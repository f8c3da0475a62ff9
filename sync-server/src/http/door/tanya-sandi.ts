import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { PengaturanKeamanan } from '@spmb/shared/pengaturan/keamanan.schema.ts';
import type { Context } from '../../context.ts';
import { isSandiRight } from '../../server/sandi/sandi.ts';
import type { SignedIn } from '../route.ts';

interface Asked {
  stored: Parameters<typeof isSandiRight>[1];
  /** What was written; '' is wrong. */
  given: string;
  /** The field that it was written in. */
  field: string;
}

/**
 * The password in force, from whoever sits at a login that somebody may have left open. Refuses a wrong one at its field;
 * guessing is slowed down (429).
 */
export async function tanyaSandi(
  { loginDelay, clock, secrets }: Context,
  { batas_percobaan }: PengaturanKeamanan,
  { akun_id, sesi_id }: SignedIn,
  { stored, given, field }: Asked,
): Promise<void> {
  const nowMs = clock.nowMs();
  // Guesses at other logins of the account are none of this one's.
  const [key, limit] = [`sesi ${sesi_id}`, { free: batas_percobaan, everyMs: 15_000 }];
  const tunggu_detik = Math.ceil(loginDelay.waitMs(akun_id, key, limit, nowMs) / 1000);
  if (tunggu_detik > 0)
    throw new Refusal(`Terlalu banyak percobaan. Tunggu ${tunggu_detik} detik, lalu coba lagi.`, 429, {
      tunggu_detik,
    });
  loginDelay.failed(akun_id, key, limit, nowMs);
  if (!(await isSandiRight(secrets, stored, given)))
    throw new Refusal(wrong, 200, { kesalahan: { [field]: wrong }, jenis: 'isian-salah' });
  loginDelay.forget(akun_id, key);
}

const wrong = 'Kata sandi sekarang salah. Periksa, lalu coba lagi.';
