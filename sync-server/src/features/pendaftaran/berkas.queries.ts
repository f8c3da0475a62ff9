import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { berkas, berkasTerkirim, peralihanBerkas } from './berkas.table.ts';

export type Berkas = typeof berkas.$inferSelect;

export async function findBerkas(read: Reader, pesertaId: string): Promise<Berkas | undefined> {
  const rows = await read
    .select()
    .from(berkas)
    .where(ofSchool(berkas, eq(berkas.peserta_id, pesertaId)));
  return rows[0];
}

/** The applicant, locked until the transaction ends: of two acts on one file the second sees what the first has done. */
export async function lockPendaftar(tx: Transaction, pesertaId: string) {
  const rows = await lockRow(tx.select().from(peserta).where(byId(peserta, pesertaId)));
  return rows[0];
}

/** The newest submission; undefined before the first. */
export async function findBerkasTerkirim(read: Reader, pesertaId: string) {
  const rows = await read
    .select()
    .from(berkasTerkirim)
    .where(ofSchool(berkasTerkirim, eq(berkasTerkirim.peserta_id, pesertaId)))
    .orderBy(desc(berkasTerkirim.ke))
    .limit(1);
  return rows[0];
}

/** What the open fields of a correction held when the form was sent last; null: no correction is asked for. */
export const semulaDari = (
  sent: { isi: Formulir } | undefined,
  terbuka: readonly string[] | null | undefined,
): Partial<Formulir> | null =>
  sent && terbuka
    ? Object.fromEntries(Object.entries(sent.isi).filter(([name]) => terbuka.includes(name)))
    : null;

/** Acts by which a file is, or is no more, one that takes part in the selection. */
const putusan = ['verifikasi', 'cabut'] as const;

/** Ids of the last acts that decided on files, which are others after the next one. Many, since one that began earlier may end later. */
export async function listPutusanTerakhir(read: Reader): Promise<string[]> {
  const rows = await read
    .select({ id: peralihanBerkas.id })
    .from(peralihanBerkas)
    .where(ofSchool(peralihanBerkas, inArray(peralihanBerkas.peristiwa, [...putusan])))
    .orderBy(desc(peralihanBerkas.id))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Acts that an applicant hears of; a rejection that is only proposed is none. */
const changes = ['kirim', 'kirim-perbaikan', 'cabut', 'verifikasi'] as const;

/** The newest act that decided where a file is. */
export async function findPeralihan(read: Reader, pesertaId: string) {
  const rows = await read
    .select()
    .from(peralihanBerkas)
    .where(
      ofSchool(
        peralihanBerkas,
        eq(peralihanBerkas.peserta_id, pesertaId),
        inArray(peralihanBerkas.peristiwa, [...changes]),
      ),
    )
    .orderBy(desc(peralihanBerkas.id))
    .limit(1);
  return rows[0];
}
