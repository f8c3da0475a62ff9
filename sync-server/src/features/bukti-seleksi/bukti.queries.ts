import type { HasilCalon, Jalan } from '@spmb/shared/seleksi/hasil.ts';
import { asc, desc, eq, gt, gte } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { findTerbit } from '../olah-nilai/publikasi/publikasi.queries.ts';
import type { PotretTersimpan } from '../seleksi/kursi.queries.ts';
import { potretSeleksi } from '../seleksi/kursi.table.ts';
import { promosiCadangan } from '../daftar-ulang/daftar-ulang.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { isTerbit } from '../seleksi/terbit.queries.ts';

/** A run and when it was published. */
export interface RunTerbit {
  nomor: number;
  sha256: string;
  terbit_ms: number;
  /** Lowest scores in hundredths as they are announced, by programme; undefined: the school announces none. */
  nilai_terendah: Record<string, number | null> | undefined;
}

/** The run that an act of publishing froze, where that is public at an instant; undefined: none is, or it was made before runs. */
export async function findRunTerbit(read: Reader, nowMs: number): Promise<RunTerbit | undefined> {
  const terbit = await findTerbit(read, nowMs);
  if (!terbit || terbit.potret_nomor === null) return undefined;
  const [run] = await read
    .select({ nomor: potretSeleksi.nomor, sha256: potretSeleksi.sha256 })
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi, eq(potretSeleksi.nomor, terbit.potret_nomor)));
  if (!run) return undefined;
  const { tampilkan_nilai_terendah: isTold } = await getPengaturan(read, 'seleksi');
  const nilai_terendah = isTold
    ? Object.fromEntries(terbit.angka.map((one) => [one.program, one.nilai_terendah]))
    : undefined;
  return { ...run, terbit_ms: terbit.terbit_ms, nilai_terendah };
}

/** The run of this number; without one the last. */
export async function findPotret(read: Reader, nomor?: number): Promise<PotretTersimpan | undefined> {
  const which = nomor === undefined ? undefined : eq(potretSeleksi.nomor, nomor);
  const rows = await read
    .select()
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

/** Rows of one turn. */
const portion = 2_000;

/**
 * What was announced of everybody up to the act of publishing at `terbitMs`, in portions: who has moved up since stands where he
 * waited then. Who kept a seat of before is among them, and so is who had lost it: which of them its run had is for the run to tell.
 */
export async function* eachDiumumkan(read: Reader, terbitMs: number): AsyncGenerator<BarisDiumumkan[]> {
  const { peserta_id: id, status, program_keahlian_id: program, jalan, urutan, terbit_ms } = hasilSeleksi;
  const dari = await findDari(read, terbitMs);
  let after = '';
  for (;;) {
    const rows = await read
      .select({ id, status, program, jalan, urutan, dari_ms: terbit_ms })
      .from(hasilSeleksi)
      .where(isTerbit(terbitMs, gt(id, after)))
      .orderBy(asc(id))
      .limit(portion);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.map((row) => ({ ...row, program: dari.get(row.id) ?? row.program }));
  }
}

/** On whose list he was who has moved up since an instant, by applicant. */
async function findDari(read: Reader, sinceMs: number): Promise<Map<string, string | null>> {
  const { peserta_id, dari_program_id, dibuat_ms } = promosiCadangan;
  const rows = await read
    .select({ peserta_id, dari_program_id })
    .from(promosiCadangan)
    .where(ofSchool(promosiCadangan, gte(dibuat_ms, sinceMs)));
  return new Map(rows.map((row) => [row.peserta_id, row.dari_program_id]));
}
