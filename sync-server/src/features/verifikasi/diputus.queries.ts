import { asc, eq, inArray } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { alasanVerifikasi } from '../alasan-verifikasi/alasan-verifikasi.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { statusDiputus } from './daftar/daftar-status.ts';

/** Reasons that may be given now. */
export const listAlasanAktif = (read: Reader) =>
  read
    .select({ kode: alasanVerifikasi.kode, name: alasanVerifikasi.name })
    .from(alasanVerifikasi)
    .where(ofSchool(alasanVerifikasi, eq(alasanVerifikasi.is_active, true)));

/** These applicants, in no order. */
export const listOwn = (read: Reader, ids: readonly string[]) =>
  read
    .select()
    .from(peserta)
    .where(ofSchool(peserta, inArray(peserta.id, [...ids])));

/** Decided files in the order of `ids`, or all of them by number. */
export async function listIds(read: Reader, ids: readonly string[]): Promise<string[]> {
  const decided = await read
    .select({ id: peserta.id })
    .from(peserta)
    .where(ofSchool(peserta, inArray(peserta.status, [...statusDiputus])))
    .orderBy(asc(peserta.nomor_register), asc(peserta.id));
  const all = decided.map(({ id }) => id);
  if (ids.length === 0) return all;
  const known = new Set(all);
  return [...new Set(ids)].filter((id) => known.has(id));
}
