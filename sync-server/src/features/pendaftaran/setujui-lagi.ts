import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { setujui } from '../persetujuan/persetujuan.mutations.ts';
import { lockOwnPendaftar } from './pendaftar.queries.ts';

/**
 * Whoever has sent his form agrees to a declaration that came after it, on record. Refuses a version that is not in force,
 * and who has not sent his form: he agrees with it.
 */
export async function setujuiLagi({ store, clock }: Context, akun: SignedIn, dibaca: number): Promise<void> {
  const nowMs = clock.nowMs();
  await store.tx(actorOf(akun), async (tx) => {
    const own = await lockOwnPendaftar(tx, akun.peserta_id);
    if (own.status === draf)
      throw new Refusal(
        'Pernyataan disetujui saat formulir dikirim. Lengkapi dan kirim formulir pendaftaran dahulu.',
      );
    const versi = await setujui(tx, nowMs, { peserta_id: own.id, saat: 'lagi', dibaca });
    const act = { tindakan: 'setujui naskah', tabel: 'peserta', baris_id: own.id, sesudah: { versi } };
    await writeAudit(tx, nowMs, act);
  });
}
