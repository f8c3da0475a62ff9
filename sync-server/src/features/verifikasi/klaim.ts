import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { dicabut } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Pemeriksa } from '@spmb/shared/verifikasi/rekam.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import type { SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { findBerikutnya } from './berikutnya.queries.ts';
import { dipegang, lockPendaftarTerkirim } from './lock-file.ts';
import { pemeriksaDari } from './pemeriksaan/pemegang.ts';
import { releaseKlaim, takeKlaim } from './pemeriksaan/pemeriksaan.mutations.ts';
import { findPemeriksaan } from './pemeriksaan/pemeriksaan.queries.ts';

const sampaiMs = async ({ store }: Context, nowMs: number): Promise<number> =>
  nowMs + (await getPengaturan(store.read, 'pendaftaran')).menit_klaim * 60_000;

/** Takes a file, keeps it for longer, or lets it go. Refuses (409) while somebody else has it. */
export async function klaim(
  context: Context,
  akun: SignedIn,
  { id, lepas }: { id: string; lepas: boolean },
): Promise<Pemeriksa | null> {
  const nowMs = context.clock.nowMs();
  const until = await sampaiMs(context, nowMs);
  return context.store.tx(actorOf(akun), async (tx) => {
    const { status } = await lockPendaftarTerkirim(tx, id);
    if (lepas) {
      await releaseKlaim(tx, id);
      return pemeriksaDari(await findPemeriksaan(tx, id), akun.akun_id, nowMs);
    }
    if (status === dicabut)
      throw new Refusal('Pendaftaran ini sudah dicabut, jadi tidak diperiksa lagi. Ambil berkas lain.', 409, {
        jenis: 'status-lain',
        verifikasi_status: status,
      });
    const isTaken = await takeKlaim(tx, nowMs, id, until);
    const now = await findPemeriksaan(tx, id);
    if (!isTaken && now) throw dipegang(now);
    return pemeriksaDari(now, akun.akun_id, nowMs);
  });
}

/** Gives each who asks the file that waits longest and that nobody has; null: none does. One at a time. */
export function buildBerikutnya(context: Context): (akun: SignedIn) => Promise<string | null> {
  const inTurn = takeTurns();
  return (akun) =>
    inTurn(async () => {
      const nowMs = context.clock.nowMs();
      const until = await sampaiMs(context, nowMs);
      return context.store.tx(actorOf(akun), async (tx) => {
        for (const id of await findBerikutnya(tx, nowMs, akun.akun_id))
          if (await takeKlaim(tx, nowMs, id, until)) return id;
        return null;
      });
    });
}
