import { and, inArray, ne } from 'drizzle-orm';
import type { Take } from '../../crud/definition/along.ts';
import { audit } from '../../db/audit.table.ts';
import { blankEntries } from '../../db/chain/blank-entries.mutations.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { nameOf } from '../../db/table-rows.ts';
import { media } from '../../media/media.table.ts';
import { deleteUnggahanOf } from '../media/unggahan.mutations.ts';
import { deleteBacaan } from '../pengumuman/pengumuman.mutations.ts';
import { deleteSatuPeserta, kosongkanPeserta } from '../peserta/rows/delete-peserta.mutations.ts';
import { lupakanAlasan } from '../seleksi/kursi.mutations.ts';
import { lupakanAlasanHasil } from '../seleksi/seleksi.mutations.ts';
import { tetapAda, tindakanHapus } from './aturan-hapus.ts';
import { lupakanHapusan, lupakanLaporan } from './lupakan-catatan.mutations.ts';
import { readMilik, takeMilik, type Milik } from './orang/milik.queries.ts';
import { nomorDihapus, type OrangBernama } from './orang/orang.queries.ts';
import { listBerkasHabis, listBerkasOrang, tentangOrang } from './orang/tersirat.queries.ts';

/** What was taken out. */
export interface Terhapus {
  milik: Milik;
  /** Content hashes of his files. */
  isi: string[];
}

/**
 * Takes out of every table what is kept about a person. Who has a registration number leaves it, without anything that is
 * his, so that numbers have no gap and published runs can be computed again.
 */
export async function hapusMilik(tx: Transaction, nowMs: number, orang: OrangBernama): Promise<Terhapus> {
  const before = await readMilik(tx, orang);
  const all = await listBerkasOrang(tx, orang, before);
  const berkas = await listBerkasHabis(tx, orang, all);
  for (const which of tentangOrang(orang, before, berkas))
    await blankEntries(tx, and(which, ne(audit.tindakan, tindakanHapus)));
  await lupakanHapusan(tx, orang, before);
  await lupakanLaporan(tx, orang);
  const take: Take = (table, where) =>
    tetapAda.includes(nameOf(table))
      ? tx.select().from(table).where(where)
      : tx.delete(table).where(where).returning();
  const milik = await takeMilik(take, orang);
  const { peserta_id, nomor_register } = orang;
  if (nomor_register === null) await deleteSatuPeserta(tx, peserta_id);
  else
    await kosongkanPeserta(tx, nowMs, peserta_id, {
      nomor_register,
      nomor_peserta: nomorDihapus(peserta_id),
    });
  await lupakanAlasan(tx, peserta_id);
  await lupakanAlasanHasil(tx, peserta_id);
  const ids = berkas.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(media).where(ofSchool(media, inArray(media.id, ids)));
  if (orang.akun_id !== null) {
    await deleteUnggahanOf(tx, orang.akun_id);
    await deleteBacaan(tx, orang.akun_id);
  }
  return { milik, isi: berkas.map(({ sha256 }) => sha256) };
}
