import { dokumenFormulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { saveDokumenPeserta } from '../../../features/dokumen-peserta/dokumen-peserta.mutations.ts';
import { dokumenPersyaratan } from '../../../features/dokumen-persyaratan/dokumen-persyaratan.table.ts';
import { actorDari, type PendaftarDemo } from './pendaftar-demo.ts';

type Petugas = Parameters<typeof actorDari>[0];

/** What the form does not ask for is handed in by itself: by two of three where it must be there, else by one of seven. */
export async function seedDokumenPeserta(
  { store }: Context,
  pendaftar: readonly PendaftarDemo[],
  petugas: Petugas,
): Promise<void> {
  const { id, name, status } = dokumenPersyaratan;
  const asked = await store.read
    .select({ id, name, status })
    .from(dokumenPersyaratan)
    .where(ofSchool(dokumenPersyaratan));
  const apart = asked.filter((one) => !dokumenFormulir(one.name));
  await store.tx(actorDari(petugas), async (tx) => {
    for (const { id: peserta_id, isi, plan, nowMs } of pendaftar) {
      const path = isi.dok_skl;
      if (path === null) continue;
      const given = apart.filter((one) => (one.status ? plan.nomor % 3 > 0 : plan.nomor % 7 === 0));
      for (const one of given)
        await saveDokumenPeserta(tx, nowMs - plan.dikirimLaluMs, {
          peserta_id,
          dokumen_persyaratan_id: one.id,
          path,
        });
    }
  });
}
