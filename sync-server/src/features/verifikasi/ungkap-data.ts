import type { KolomTertutup } from '@spmb/shared/verifikasi/kolom.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { lockPendaftarTerkirim } from './lock-file.ts';
import { getTerkirim } from './pemeriksaan/pemeriksaan.queries.ts';

/** A number that the record covers, on record: who asked for it, of whom, and why. */
export function ungkapData(
  { store, clock }: Context,
  akun: SignedIn,
  { id, kolom, alasan }: { id: string; kolom: KolomTertutup; alasan: string },
): Promise<string> {
  return store.tx(actorOf(akun), async (tx) => {
    const own = await lockPendaftarTerkirim(tx, id);
    const { isi } = await getTerkirim(tx, own);
    await writeAudit(tx, clock.nowMs(), {
      tindakan: 'buka data',
      tabel: 'peserta',
      baris_id: id,
      sesudah: { kolom },
      alasan: alasan || 'tanpa alasan',
    });
    return String(isi[kolom]);
  });
}
