import type { Transaction } from '../../../db/store.ts';
import { readMilik } from '../orang/milik.queries.ts';
import type { OrangBernama } from '../orang/orang.queries.ts';
import { listBerkasHabis, listBerkasOrang } from '../orang/tersirat.queries.ts';
import { listDokumenLama } from './dokumen.queries.ts';
import { lupakanBerkas } from './lupakan-berkas.mutations.ts';

/** Forgets somebody's documents of before an instant. Answers how many, and their content hashes. */
export async function hapusDokumen(
  tx: Transaction,
  orang: OrangBernama,
  sebelumMs: number,
): Promise<{ jumlah: number; isi: string[] }> {
  const milik = await readMilik(tx, orang);
  const all = await listBerkasHabis(tx, orang, await listBerkasOrang(tx, orang, milik));
  const lama = await listDokumenLama(
    tx,
    sebelumMs,
    all.map(({ id }) => id),
  );
  const berkas = all.filter(({ id }) => lama.has(id));
  await lupakanBerkas(tx, milik, berkas);
  return { jumlah: berkas.length, isi: berkas.map(({ sha256 }) => sha256) };
}
