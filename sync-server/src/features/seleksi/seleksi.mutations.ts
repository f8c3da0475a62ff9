import type { HasilCalon, Jalan } from '@spmb/shared/seleksi/hasil.ts';
import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { asJson, rowsOfJson } from '../../db/columns.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { hasilSeleksi } from './seleksi.table.ts';
import { isTerbit } from './terbit.queries.ts';

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

/** A result to be frozen. */
interface Hasil {
  /** Number of the act of publishing. */
  nomor: number;
  nowMs: number;
  terbitMs: number;
  /** JSON arrays of `BarisTerbit`, a statement each: the database takes them apart in a quarter of the time that bound values need. */
  porsi: readonly string[];
  /** Rows of whoever was accepted stay as they are. */
  tetap: boolean;
}

/**
 * Puts a result in the place of whatever was published or planned; a later wave (`tetap`) that waits for its time leaves what is
 * public until then. Everybody else's commit waits meanwhile.
 */
export async function replaceHasil(
  tx: Transaction,
  { nomor, nowMs, terbitMs, porsi, tetap }: Hasil,
): Promise<void> {
  const { status, peserta_id, sampai_ms } = hasilSeleksi;
  if (tetap) await deleteRencanaSemua(tx, nowMs);
  const isReplaced = ofSchool(hasilSeleksi, tetap ? ne(status, 'L') : undefined);
  if (tetap && terbitMs > nowMs)
    await tx
      .update(hasilSeleksi)
      .set({ sampai_ms: terbitMs })
      .where(and(isReplaced, isNull(sampai_ms)));
  else await tx.delete(hasilSeleksi).where(isReplaced);
  const kept = tx
    .select({ peserta_id })
    .from(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, eq(status, 'L')));
  for (const text of porsi)
    // In the order of the table's columns.
    await tx.insert(hasilSeleksi).select(sql`
      select ${schoolId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, cast(value ->> 4 as integer),
        ${asJson(sql`value ->> 5`)}, cast(${nomor} as integer), cast(${terbitMs} as bigint), cast(null as bigint),
        cast(null as bigint), cast(${nowMs} as bigint)
      from ${rowsOfJson(text)}${tetap ? sql` where value ->> 0 not in (${kept})` : sql``}`);
}

/** Takes back what waits for its time: what is public stays so. Rows whose time is over go, too. */
export async function deleteRencanaSemua(tx: Transaction, nowMs: number): Promise<void> {
  const { terbit_ms, sampai_ms } = hasilSeleksi;
  await tx
    .delete(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, or(gt(terbit_ms, nowMs), lte(sampai_ms, nowMs))));
  await tx
    .update(hasilSeleksi)
    .set({ sampai_ms: null })
    .where(ofSchool(hasilSeleksi, isNotNull(sampai_ms)));
}

export async function deleteHasilSeleksi(tx: Transaction): Promise<void> {
  await tx.delete(hasilSeleksi).where(ofSchool(hasilSeleksi));
}

/** Forgets what was written of somebody who was given priority, or placed by hand. */
export async function lupakanAlasanHasil(tx: Transaction, pesertaId: string): Promise<void> {
  const { peserta_id, publikasi_nomor, keterangan } = hasilSeleksi;
  const own = eq(peserta_id, pesertaId);
  const rows = await tx
    .select({ publikasi_nomor, keterangan })
    .from(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, own));
  for (const row of rows) {
    if (!row.keterangan) continue;
    const { alasan_prioritas: _prioritas, alasan_penempatan: _penempatan, ...kept } = row.keterangan;
    await tx
      .update(hasilSeleksi)
      .set({ keterangan: kept })
      .where(ofSchool(hasilSeleksi, and(own, eq(publikasi_nomor, row.publikasi_nomor))));
  }
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
      isTerbit(
        context.clock.nowMs(),
        and(eq(hasilSeleksi.peserta_id, pesertaId), eq(hasilSeleksi.status, 'CADANGAN')),
      ),
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
    .where(isTerbit(context.clock.nowMs(), own))
    .returning({ id: row.peserta_id });
  return set.length > 0;
}
