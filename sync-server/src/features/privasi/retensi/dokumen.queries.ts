import { dicabut, ditolak } from '@spmb/shared/pendaftaran/peralihan.ts';
import {
  count,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { media } from '../../../media/media.table.ts';
import { permohonan } from '../../permohonan/permohonan.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { kursiSeleksi } from '../../seleksi/kursi.table.ts';
import { hasilSeleksi } from '../../seleksi/seleksi.table.ts';
import { dokumenOrang } from '../orang/tersirat.queries.ts';
import { adaSanggahan, adaTindakan, one } from './terbuka.queries.ts';

/** Documents that are as old as the rule wants, but for those of an application to a position that is open or was accepted. */
function isDokumenLama(read: Reader, sebelumMs: number): SQL {
  const { keadaan, path } = permohonan;
  const applies = read
    .select(one)
    .from(permohonan)
    .where(ofSchool(permohonan, eq(path, media.id), notInArray(keadaan, ['DITOLAK', 'TIDAK_ADA'])));
  return ofSchool(
    media,
    inArray(media.doctype, [...dokumenOrang]),
    lt(media.dibuat_ms, sebelumMs),
    notExists(applies),
  );
}

/** Those files of `ids` that are such documents. */
export async function listDokumenLama(
  read: Reader,
  sebelumMs: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .select({ id: media.id })
    .from(media)
    .where(ofSchool(media, isDokumenLama(read, sebelumMs), inArray(media.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whoever was decided on before `sebelumMs` and got no seat: by a published result, or by a file that was rejected or
 * withdrawn. He has stored documents of before, has no place in a run, no objection that waits for its answer, and neither he
 * nor the committee has done anything on his file since.
 */
export function isTanpaKursi(read: Reader, sebelumMs: number): SQL {
  const { status, terbit_ms, lepas_ms } = hasilSeleksi;
  const hasil = (...which: (SQL | undefined)[]) =>
    read
      .select(one)
      .from(hasilSeleksi)
      .where(ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, peserta.id), ...which));
  const hasSeat = hasil(eq(status, 'L'), isNull(lepas_ms));
  const isWithout = hasil(lt(terbit_ms, sebelumMs), or(ne(status, 'L'), lt(lepas_ms, sebelumMs)));
  const hasKursi = read
    .select(one)
    .from(kursiSeleksi)
    .where(ofSchool(kursiSeleksi, eq(kursiSeleksi.peserta_id, peserta.id), isNull(kursiSeleksi.urutan)));
  const stored = read
    .select(one)
    .from(media)
    .where(ofSchool(media, isDokumenLama(read, sebelumMs), eq(media.akun_id, peserta.akun_id)));
  return ofSchool(
    peserta,
    or(inArray(peserta.status, [ditolak, dicabut]), exists(isWithout)),
    lt(peserta.dibuat_ms, sebelumMs),
    exists(stored),
    notExists(hasSeat),
    notExists(hasKursi),
    not(adaSanggahan(read)),
    not(adaTindakan(read, sebelumMs) ?? sql`false`),
  );
}

/** Files of each of these people that would go, and their bytes. */
export const hitungDokumen = (read: Reader, sebelumMs: number, ids: readonly string[]) =>
  read
    .select({
      id: peserta.id,
      jumlah: count(),
      ukuran: sql<number>`coalesce(sum(${media.ukuran}), 0)`.mapWith(Number),
    })
    .from(peserta)
    .innerJoin(media, ofSchool(media, isDokumenLama(read, sebelumMs), eq(media.akun_id, peserta.akun_id)))
    .where(ofSchool(peserta, inArray(peserta.id, [...ids])))
    .groupBy(peserta.id);
