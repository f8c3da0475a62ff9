import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { PutuskanSemua } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { countDicari, kirimUlangSemua, nyatakanSemua } from './putuskan-semua.mutations.ts';

/**
 * Decides about all messages that failed, or about all that nobody is sure of, on record; never about both at once. Refuses
 * where there are not as many as the asker has confirmed. Answers to how many it was done.
 */
export const putuskanSemua = (
  { store, clock, state }: Context,
  akun: SignedIn,
  { putusan, jumlah, ...about }: PutuskanSemua,
): Promise<number> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    if (about.keadaan === 'gagal' && putusan !== 'kirim_ulang')
      throw new Refusal('Pesan yang gagal hanya dapat dikirim ulang.');
    const found = await countDicari(tx, about);
    if (found !== jumlah)
      throw new Refusal(
        `Sekarang ${found} pesan ${kata[about.keadaan]}, bukan ${jumlah}. Periksa daftarnya, lalu putuskan lagi.`,
        409,
      );
    const decided =
      putusan === 'kirim_ulang'
        ? await kirimUlangSemua(tx, nowMs, about, state.generasi)
        : await nyatakanSemua(tx, nowMs, about, putusan);
    const sesudah = { ...about, putusan, jumlah: decided };
    const act = {
      tindakan: 'putuskan_pesan',
      tabel: 'pesan_keluar',
      baris_id: about.blast ?? 'semua',
      sesudah,
    };
    await writeAudit(tx, nowMs, act);
    return decided;
  });

const kata = { gagal: 'gagal', tidak_pasti: 'tidak pasti' } as const;
