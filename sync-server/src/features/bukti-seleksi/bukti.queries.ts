import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { potretSeleksi } from '../seleksi/kursi.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';

/** A run and when it was published. */
export interface RunTerbit {
  nomor: number;
  sha256: string;
  terbit_ms: number;
}

/** The run that is published at an instant: the last one when the results were frozen; undefined: none is. */
export async function findRunTerbit(read: Reader, nowMs: number): Promise<RunTerbit | undefined> {
  const [terbit] = await read
    .select({ terbit_ms: hasilSeleksi.terbit_ms, dibuat_ms: hasilSeleksi.dibuat_ms })
    .from(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, and(isNotNull(hasilSeleksi.terbit_ms), lte(hasilSeleksi.terbit_ms, nowMs))))
    .orderBy(desc(hasilSeleksi.dibuat_ms))
    .limit(1);
  if (!terbit) return undefined;
  const [run] = await read
    .select({ nomor: potretSeleksi.nomor, sha256: potretSeleksi.sha256 })
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi, lte(potretSeleksi.dibuat_ms, terbit.dibuat_ms)))
    .orderBy(desc(potretSeleksi.nomor))
    .limit(1);
  return run && { ...run, terbit_ms: terbit.terbit_ms ?? nowMs };
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
