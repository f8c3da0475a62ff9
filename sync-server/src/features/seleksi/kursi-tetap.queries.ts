import type { Penempatan } from '@spmb/shared/seleksi/calon.ts';
import type { JenisKursi } from '@spmb/shared/seleksi/kursi.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { and, asc, count, eq, isNotNull, isNull, ne, or, sql, sum } from 'drizzle-orm';
import { byId } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { hasilSeleksi } from './seleksi.table.ts';
import { isTerbit } from './terbit.queries.ts';

/** Moved since it was published: he moved up from a reserve list, or lost his seat. */
const isBerpindah = or(eq(hasilSeleksi.jalan, 'cadangan'), isNotNull(hasilSeleksi.lepas_ms));
/** Accepted, and the seat is still his. */
const isPemegang = and(eq(hasilSeleksi.status, 'L'), isNull(hasilSeleksi.lepas_ms));

/** How many seats have moved since they were published. */
export async function countBerpindah(read: Reader, nowMs: number): Promise<number> {
  const [row] = await read.select({ jumlah: count() }).from(hasilSeleksi).where(isTerbit(nowMs, isBerpindah));
  return row?.jumlah ?? 0;
}

/** Names of the first whose seats have moved. */
export const listBerpindah = (
  read: Reader,
  nowMs: number,
  most: number,
): Promise<{ nama: string; lepas_ms: number | null }[]> =>
  read
    .select({ nama: peserta.nama, lepas_ms: hasilSeleksi.lepas_ms })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .where(isTerbit(nowMs, isBerpindah))
    .orderBy(asc(peserta.nama), asc(peserta.id))
    .limit(most);

/** What of a published result a later selection keeps. */
export interface KursiTetap {
  /** Whose seats stay. */
  pemegang: Penempatan[];
  /** Who has given his up, and takes part no more. */
  lepas: ReadonlySet<string>;
}

/**
 * Once a seat has moved everybody keeps what he has, and a selection fills what is free. null: none has, and a selection decides on
 * all of them anew.
 */
export async function findKursiTetap(read: Reader, nowMs: number): Promise<KursiTetap | null> {
  if ((await countBerpindah(read, nowMs)) === 0) return null;
  const { peserta_id: id, program_keahlian_id: program, lepas_ms, keterangan } = hasilSeleksi;
  const rows = await read
    .select({ id, program, lepas_ms, kursi: sql<JenisKursi | null>`${keterangan} ->> 'kursi'` })
    .from(hasilSeleksi)
    .where(isTerbit(nowMs, eq(hasilSeleksi.status, 'L')));
  return {
    pemegang: rows
      .filter((row) => row.lepas_ms === null)
      .map((row) => ({
        id: row.id,
        program: row.program ?? '',
        terbit: true,
        ...(row.kursi === 'afirmasi' && { afirmasi: true }),
      })),
    lepas: new Set(rows.filter((row) => row.lepas_ms !== null).map((row) => row.id)),
  };
}

/** Whose kept seat is that of a file which is not accepted now. */
export async function listTetapTanpaBerkas(read: Reader, nowMs: number): Promise<{ nama: string }[]> {
  if ((await countBerpindah(read, nowMs)) === 0) return [];
  return read
    .select({ nama: peserta.nama })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .where(isTerbit(nowMs, and(isPemegang, or(isNull(peserta.status), ne(peserta.status, diterima)))))
    .orderBy(asc(peserta.nama), asc(peserta.id))
    .limit(1);
}

/** Published seats of some applicants, whoever may know of them. */
export const listKursiTerbit = (
  read: Reader,
  nowMs: number,
): Promise<{ id: string; program: string | null }[]> =>
  read
    .select({ id: hasilSeleksi.peserta_id, program: hasilSeleksi.program_keahlian_id })
    .from(hasilSeleksi)
    .where(isTerbit(nowMs, isPemegang));

/** A text that is another one after any published seat has moved, also back to who had given it up, and once others are public. */
export async function tandaKursi(read: Reader, nowMs: number): Promise<string> {
  const { jalan, lepas_ms } = hasilSeleksi;
  const rows = await read
    .select({ jalan, jumlah: count(), lepas: count(lepas_ms), lepas_ms: sum(lepas_ms) })
    .from(hasilSeleksi)
    .where(isTerbit(nowMs, eq(hasilSeleksi.status, 'L')))
    .groupBy(jalan)
    .orderBy(asc(jalan));
  return JSON.stringify(rows);
}
