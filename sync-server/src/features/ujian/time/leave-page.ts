import type { Reader } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';

/** A leave that comes in within this much exam time was told at once: the device had a connection. */
export const heardAtOnceMs = 15_000;

/** At how many leaves of the page an attempt that starts now asks for the token again; 0: never. */
export async function leaveLimitOf(read: Reader): Promise<number> {
  const { keluar_halaman, keluar_halaman_kali } = await getPengaturan(read, 'ujian');
  return keluar_halaman === 'minta_token' ? keluar_halaman_kali : 0;
}

/**
 * What the leaves in a batch change in an attempt; undefined where there are none. Only what is heard at once counts toward
 * the token: who looks after the Wi-Fi during an outage is not locked out for it (S22). `takenBack`: leaves of batches
 * before that were dark screens (`countTakenBack`).
 */
export function noteLeaves(
  attempt: Attempt,
  leftMs: readonly number[],
  reportedMs: number,
  takenBack = 0,
): Pick<Attempt, 'keluar'> | Pick<Attempt, 'keluar' | 'keluar_hitung' | 'versi'> | undefined {
  if (leftMs.length === 0 && takenBack === 0) return undefined;
  const keluar = attempt.keluar + leftMs.length - takenBack;
  const atOnce = leftMs.filter((ms) => reportedMs - ms <= heardAtOnceMs).length;
  const keluar_hitung = Math.max(0, attempt.keluar_hitung - takenBack) + atOnce;
  if (attempt.keluar_batas === 0 || keluar_hitung === attempt.keluar_hitung) return { keluar };
  return { keluar, keluar_hitung, versi: attempt.versi + 1 };
}
