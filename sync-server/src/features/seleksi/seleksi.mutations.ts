import type { HasilCalon, Jalan } from '@spmb/shared/seleksi/hasil.ts';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { asJson, rowsOfJson } from '../../db/columns.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { hasilSeleksi } from './seleksi.table.ts';

/** What kept public answers of published results are made of (`Context.snapshots`). */
export const daftarTerbit = 'hasil_seleksi';

/** A row of `hasil_seleksi` as it is handed over to be written: its values, `keterangan` as JSON. */
export type BarisTerbit = [
  peserta_id: string,
  status: HasilCalon['status'],
  program_keahlian_id: string | null,
  jalan: Jalan | null,
  urutan: number | null,
  keterangan: string,
];

/**
 * Puts a result in the place of whatever was published or planned; with `tetap` rows of whoever was accepted stay as they are. `porsi`: JSON arrays of `BarisTerbit`, a statement each, since
 * everybody else's commit waits meanwhile: the database takes them apart in a quarter of the time that bound values need.
 */
export async function replaceHasil(
  tx: Transaction,
  {
    nowMs,
    terbitMs,
    porsi,
    tetap,
  }: { nowMs: number; terbitMs: number; porsi: readonly string[]; tetap: boolean },
): Promise<void> {
  await tx
    .delete(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, tetap ? ne(hasilSeleksi.status, 'L') : undefined));
  for (const text of porsi)
    // In the order of the table's columns.
    await tx
      .insert(hasilSeleksi)
      .select(
        sql`
      select ${schoolId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, cast(value ->> 4 as integer),
        ${asJson(sql`value ->> 5`)}, cast(${terbitMs} as bigint), cast(null as bigint), cast(${nowMs} as bigint)
      from ${rowsOfJson(text)} where true`,
      )
      .onConflictDoNothing();
}

export async function deleteHasilSeleksi(tx: Transaction): Promise<void> {
  await tx.delete(hasilSeleksi).where(ofSchool(hasilSeleksi));
}

/** A seat moves in this transaction: once it is durable nobody is handed a list of before. */
const kursiBerpindah = ({ snapshots }: Context, tx: Transaction): void =>
  tx.afterCommit(() => snapshots.drop(daftarTerbit));

/** Who takes part no more goes from what waits for its time, and from lists that were made ahead of it; what is public stays. */
export async function deleteRencana(
  context: Context,
  tx: Transaction,
  nowMs: number,
  pesertaId: string,
): Promise<void> {
  kursiBerpindah(context, tx);
  const { peserta_id, terbit_ms } = hasilSeleksi;
  await tx
    .delete(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, and(eq(peserta_id, pesertaId), gt(terbit_ms, nowMs))));
}

/** Gives a seat to who is on a reserve list. Whoever has one already keeps it: answers whether the seat was given. */
export async function promoteHasil(
  context: Context,
  tx: Transaction,
  pesertaId: string,
  program_keahlian_id: string,
): Promise<boolean> {
  kursiBerpindah(context, tx);
  const given = await tx
    .update(hasilSeleksi)
    .set({ status: 'L', jalan: 'cadangan', program_keahlian_id })
    .where(
      ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, pesertaId), eq(hasilSeleksi.status, 'CADANGAN')),
    )
    .returning({ id: hasilSeleksi.peserta_id });
  return given.length > 0;
}

/**
 * Notes that the seat of an applicant in a programme was freed at an instant; null: he has it again. Answers whether it is his
 * still by what is published.
 */
export async function setLepas(
  context: Context,
  tx: Transaction,
  { peserta_id, program_keahlian_id }: { peserta_id: string; program_keahlian_id: string },
  lepas_ms: number | null,
): Promise<boolean> {
  kursiBerpindah(context, tx);
  const { status, ...row } = hasilSeleksi;
  const own = and(
    eq(row.peserta_id, peserta_id),
    eq(row.program_keahlian_id, program_keahlian_id),
    eq(status, 'L'),
  );
  const set = await tx
    .update(hasilSeleksi)
    .set({ lepas_ms })
    .where(ofSchool(hasilSeleksi, own))
    .returning({ id: row.peserta_id });
  return set.length > 0;
}
