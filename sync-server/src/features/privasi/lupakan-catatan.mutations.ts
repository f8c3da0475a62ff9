import { eq, inArray } from 'drizzle-orm';
import { hapusan, hapusanIsi } from '../../crud/delete/hapusan.table.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { updateLaporan } from '../peserta/import/import.mutations.ts';
import { eachHapusanOrang, type IsiHapusan } from './orang/hapusan-orang.queries.ts';
import type { Milik } from './orang/milik.queries.ts';
import type { OrangBernama } from './orang/orang.queries.ts';
import { listLaporanOrang } from './orang/tersirat.queries.ts';

/** His rows go from deletions on record, what others have in them stays; one that was his alone, or that is called by him, goes whole. */
export async function lupakanHapusan(tx: Transaction, orang: OrangBernama, milik: Milik): Promise<void> {
  const perHapusan = new Map<string, IsiHapusan[]>();
  for await (const isi of eachHapusanOrang(tx, orang))
    perHapusan.set(isi.hapusan_id, [...(perHapusan.get(isi.hapusan_id) ?? []), isi]);
  for (const [id, all] of perHapusan) await kurangiHapusan(tx, id, all);
  const own = [...milik.values()].flat().flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  for (const baris_id of new Set([orang.peserta_id, ...own])) {
    const heads = await tx
      .delete(hapusan)
      .where(ofSchool(hapusan, eq(hapusan.baris_id, baris_id)))
      .returning({ id: hapusan.id });
    if (heads.length > 0)
      await tx.delete(hapusanIsi).where(
        ofSchool(
          hapusanIsi,
          inArray(
            hapusanIsi.hapusan_id,
            heads.map(({ id }) => id),
          ),
        ),
      );
  }
}

async function kurangiHapusan(tx: Transaction, id: string, all: readonly IsiHapusan[]): Promise<void> {
  const [head] = await tx.select().from(hapusan).where(byId(hapusan, id));
  const jumlah = { ...head?.jumlah };
  for (const { urutan, tabel, baris, miliknya } of all) {
    const isIt = ofSchool(hapusanIsi, eq(hapusanIsi.hapusan_id, id), eq(hapusanIsi.urutan, urutan));
    const left = baris.filter((row) => !miliknya.includes(row));
    if (left.length === 0) await tx.delete(hapusanIsi).where(isIt);
    else await tx.update(hapusanIsi).set({ baris: left }).where(isIt);
    jumlah[tabel] = Math.max(0, (jumlah[tabel] ?? 0) - miliknya.length);
  }
  const rest = Object.fromEntries(Object.entries(jumlah).filter(([, rows]) => rows > 0));
  if (Object.keys(rest).length === 0) await tx.delete(hapusan).where(byId(hapusan, id));
  else await tx.update(hapusan).set({ jumlah: rest }).where(byId(hapusan, id));
}

/** Reports of imports lose the lines that name him. */
export async function lupakanLaporan(tx: Transaction, orang: OrangBernama): Promise<void> {
  for (const { id, laporan } of await listLaporanOrang(tx, orang)) await updateLaporan(tx, id, laporan);
}
