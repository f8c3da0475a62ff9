import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { findField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import type { SignedIn } from '../../http/route.ts';
import { findBerkas } from '../pendaftaran/berkas.queries.ts';
import { lockPendaftarTerkirim } from './lock-file.ts';
import { markDilihat } from './pemeriksaan/pemeriksaan.mutations.ts';

interface Dilihat {
  id: string;
  kolom: readonly string[];
  ke?: number | undefined;
}

/**
 * Records that documents stand before a reviewer's eyes. Refuses what is no document of the form, and with 409 those of a
 * submission (`ke`) upon which another one has followed: nobody has seen that by them.
 */
export async function lihatDokumen(
  { store, clock }: Context,
  akun: SignedIn,
  { id, kolom, ke }: Dilihat,
): Promise<void> {
  if (kolom.some((one) => findField(one)?.jenis !== 'berkas'))
    throw refusalOf({ kolom: 'Dokumen ini tidak ada di formulir. Muat ulang berkasnya.' });
  await store.tx(actorOf(akun), async (tx) => {
    await lockPendaftarTerkirim(tx, id);
    const now = (await findBerkas(tx, id))?.ke ?? 0;
    if (ke !== undefined && ke !== now)
      throw new Refusal('Pendaftar sudah mengirim lagi. Muat ulang berkasnya, lalu lihat dokumennya.', 409, {
        jenis: 'versi-lama',
      });
    await markDilihat(tx, clock.nowMs(), id, kolom);
  });
}
