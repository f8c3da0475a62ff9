import { desc, eq, lte } from 'drizzle-orm';
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

type Potret = typeof potretSeleksi.$inferSelect;

/** A run as it was committed; without `nomor` the last. */
export async function findPotret(read: Reader, nomor?: number): Promise<Potret | undefined> {
  const which = nomor === undefined ? undefined : eq(potretSeleksi.nomor, nomor);
  const rows = await read
    .select()
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi, which))
    .orderBy(desc(potretSeleksi.nomor))
    .limit(1);
  return rows[0];
}

/** What was announced of everybody at an instant. */
export const listDiumumkan = (read: Reader, nowMs: number) =>
  read
    .select({
      id: hasilSeleksi.peserta_id,
      status: hasilSeleksi.status,
      program: hasilSeleksi.program_keahlian_id,
      jalan: hasilSeleksi.jalan,
      urutan: hasilSeleksi.urutan,
    })
    .from(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, lte(hasilSeleksi.terbit_ms, nowMs)));
