import type { AturanRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import { dayMs, instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { findTerbit } from '../../olah-nilai/publikasi/publikasi.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { rencanaRetensi } from './rencana-retensi.table.ts';

/**
 * From when on something is too old to be kept by a rule: so many days after the result was published, and after the last day
 * of registration, objections and re-registration. null: never, as long as nothing is public or the school has not turned the
 * rule on.
 */
export async function findMulaiRetensi(
  read: Reader,
  aturan: AturanRetensi,
  nowMs: number,
  zona: Zone,
): Promise<number | null> {
  const privasi = await getPengaturan(read, 'privasi');
  const terbit = privasi[`hapus_${aturan}`] ? await findTerbit(read, nowMs) : undefined;
  if (!terbit) return null;
  const days = [
    (await findSekolah(read))?.tanggal_selesai,
    (await getPengaturan(read, 'seleksi')).sanggahan_selesai,
    (await getPengaturan(read, 'daftar_ulang')).selesai,
  ];
  const ends = days.map((day) => (day ? instantOf(day, '00:00', zona) + dayMs : 0));
  return Math.max(terbit.terbit_ms, ...ends) + privasi[`hapus_${aturan}_hari`] * dayMs;
}

/** Ids of everybody that a condition on participants holds of. */
export const listKandidat = async (read: Reader, isKandidat: SQL): Promise<string[]> =>
  (await read.select({ id: peserta.id }).from(peserta).where(ofSchool(peserta, isKandidat))).map(
    ({ id }) => id,
  );

/** Whether it holds of somebody still. */
export async function isKandidatStill(read: Reader, isKandidat: SQL, id: string): Promise<boolean> {
  const rows = await read
    .select({ id: peserta.id })
    .from(peserta)
    .where(and(byId(peserta, id), isKandidat));
  return rows.length > 0;
}

/** Everybody who was found by the last look of a rule. */
export const listRencana = (read: Reader, aturan: AturanRetensi) =>
  read
    .select()
    .from(rencanaRetensi)
    .where(ofSchool(rencanaRetensi, eq(rencanaRetensi.aturan, aturan)));

/** How many people were found by each rule. */
export async function countRencana(read: Reader): Promise<Partial<Record<AturanRetensi, number>>> {
  const { aturan } = rencanaRetensi;
  const rows = await read
    .select({ aturan, jumlah: count() })
    .from(rencanaRetensi)
    .where(ofSchool(rencanaRetensi))
    .groupBy(aturan);
  return Object.fromEntries(rows.map((row) => [row.aturan, row.jumlah]));
}

/** The first of them with their names, whose turn comes first on top. */
export async function listBarisRetensi(read: Reader, aturan: AturanRetensi, limit: number) {
  const { peserta_id: id, pertama_ms, terakhir_ms, hari } = rencanaRetensi;
  const { nama, nomor_peserta, nomor_register } = peserta;
  const rows = await read
    .select({ id, pertama_ms, terakhir_ms, hari, nama, nomor_peserta, nomor_register })
    .from(rencanaRetensi)
    .innerJoin(peserta, byId(peserta, id))
    .where(ofSchool(rencanaRetensi, eq(rencanaRetensi.aturan, aturan)))
    .orderBy(asc(pertama_ms), asc(nama), asc(id))
    .limit(limit);
  return rows.map(({ nomor_peserta: peserta_nomor, nomor_register: register, ...row }) => ({
    ...row,
    nomor: register ?? peserta_nomor,
  }));
}
