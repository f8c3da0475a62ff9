import { dayMs } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import { terbitkan } from '../../../features/olah-nilai/publikasi/terbitkan.ts';
import { jalankanPg1 } from '../../../features/olah-nilai/passing-grade/jalankan-pg1.ts';
import { jalankanPg2 } from '../../../features/olah-nilai/passing-grade/jalankan-pg2.ts';
import { savePengaturan } from '../../../settings/pengaturan.mutations.ts';
import { akunDari } from './akun-dari.ts';
import { actorDari, saat } from './pendaftar-demo.ts';

const hourMs = 3_600_000;

/** The selection of the first round, run and published two weeks ago: who missed the interview has none of its points. */
export async function seedSeleksi(
  context: Context,
  programs: readonly string[],
  admin: Parameters<typeof actorDari>[0],
): Promise<void> {
  const terbitMs = context.clock.nowMs() - 14 * dayMs;
  const before = saat(context, terbitMs - hourMs);
  const akun = akunDari(admin);
  const set = (isi: object, versi: number) =>
    context.store.tx(actorDari(admin), (tx) =>
      savePengaturan(tx, terbitMs - hourMs, 'seleksi', { isi: { ...isi }, versi }),
    );
  await set({ nilai_kosong: 'nol' }, 0);
  for (const id of programs) await jalankanPg1(before, akun, { id });
  await jalankanPg2(before, akun, { alasan: 'Gelombang 1' });
  await terbitkan(saat(context, terbitMs), akun, { sekarang: true });
  // The second round waits for every interview.
  await set({ nilai_kosong: 'tahan' }, 1);
}
