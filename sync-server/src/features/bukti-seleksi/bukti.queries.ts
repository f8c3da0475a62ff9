import type { HasilCalon, Jalan } from '@spmb/shared/seleksi/hasil.ts';
import { and, asc, desc, eq, getTableColumns, gt, gte, isNull, lte, or } from 'drizzle-orm';
import { textOfJson } from '../../db/columns.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { findTerbit } from '../olah-nilai/publikasi/publikasi.queries.ts';
import { potretSeleksi } from '../seleksi/kursi.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';

/** A run and when it was published. */
export interface RunTerbit {
  nomor: number;
  sha256: string;
  terbit_ms: number;
}

/** The run that an act of publishing froze, where that is public at an instant; undefined: none is, or it was made before runs. */
export async function findRunTerbit(read: Reader, nowMs: number): Promise<RunTerbit | undefined> {
  const terbit = await findTerbit(read, nowMs);
  if (!terbit || terbit.potret_nomor === null) return undefined;
  const [run] = await read
    .select({ nomor: potretSeleksi.nomor, sha256: potretSeleksi.sha256 })
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi, eq(potretSeleksi.nomor, terbit.potret_nomor)));
  return run && { ...run, terbit_ms: terbit.terbit_ms };
}

/** A run as it was committed, what went in and what came out as JSON. */
export interface PotretBukti extends Omit<typeof potretSeleksi.$inferSelect, 'masukan' | 'hasil'> {
  masukan: string;
  hasil: string;
}

/** The run of this number; without one the last. */
export async function findPotret(read: Reader, nomor?: number): Promise<PotretBukti | undefined> {
  const which = nomor === undefined ? undefined : eq(potretSeleksi.nomor, nomor);
  const { masukan, hasil, ...columns } = getTableColumns(potretSeleksi);
  const rows = await read
    .select({ ...columns, masukan: textOfJson(masukan), hasil: textOfJson(hasil) })
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi, which))
    .orderBy(desc(potretSeleksi.nomor))
    .limit(1);
  return rows[0];
}

/** What was announced of somebody. */
export interface BarisDiumumkan {
  id: string;
  status: HasilCalon['status'];
  program: string | null;
  jalan: Jalan | 'cadangan' | null;
  urutan: number | null;
  /** Since when his row is public: before the act, where he kept what he had. */
  dari_ms: number | null;
}

const isAnnounced = (terbitMs: number) =>
  or(
    isNull(hasilSeleksi.lepas_ms),
    gte(hasilSeleksi.lepas_ms, terbitMs),
    eq(hasilSeleksi.terbit_ms, terbitMs),
  );

/** Rows of one turn. */
const portion = 2_000;

/**
 * What was announced of everybody by the act of publishing at `terbitMs`, in portions: who had lost his seat before was in no run of
 * it, and who had moved up before was announced with his.
 */
export async function* eachDiumumkan(read: Reader, terbitMs: number): AsyncGenerator<BarisDiumumkan[]> {
  const { peserta_id: id, status, program_keahlian_id: program, jalan, urutan, terbit_ms } = hasilSeleksi;
  let after = '';
  for (;;) {
    const rows = await read
      .select({ id, status, program, jalan, urutan, dari_ms: terbit_ms })
      .from(hasilSeleksi)
      .where(ofSchool(hasilSeleksi, and(lte(terbit_ms, terbitMs), isAnnounced(terbitMs), gt(id, after))))
      .orderBy(asc(id))
      .limit(portion);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows;
  }
}
