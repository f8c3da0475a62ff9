import { deleteAlong, type Agreed } from '../../../crud/delete/delete-along.mutations.ts';
import type { Transaction } from '../../../db/store.ts';
import { nameOf } from '../../../db/table-rows.ts';
import type { Deletion } from '../../../http/route.ts';
import type { BankUsage } from './edisi.queries.ts';
import { openMasterSoal, type MasterSoalRow } from './master-soal.queries.ts';
import { listSoal, type SoalRow } from './soal.queries.ts';
import { soal } from './soal.table.ts';

/** Deletes questions of a bank whose row is locked; answers what takes that back. */
export async function deleteSoal(
  tx: Transaction,
  nowMs: number,
  bank: Pick<MasterSoalRow, 'id' | 'mapel'>,
  rows: readonly SoalRow[],
  agreed: Agreed,
  jenis?: 'ganti',
): Promise<string> {
  const ids = rows.map(({ id }) => id);
  const judul = `${rows.length} soal ${bank.mapel}`;
  const doomed = { table: soal, ids, baris_id: bank.id, judul, ...(jenis && { jenis }) };
  return (await deleteAlong(tx, nowMs, doomed, agreed)).hapusan_id;
}

/**
 * Deletes every question of a bank whose row is locked, which others replace: as many as were seen (undefined: nobody was
 * shown how many). Answers what takes that back; undefined: there was none.
 */
export async function replaceSoal(
  tx: Transaction,
  nowMs: number,
  bank: Pick<MasterSoalRow, 'id' | 'mapel'>,
  { terlihat, alasan }: { terlihat: number | undefined; alasan: string | null },
): Promise<{ dihapus: number[]; hapusan_id: string | undefined }> {
  const rows = await listSoal(tx, bank.id);
  if (rows.length === 0) return { dihapus: [], hapusan_id: undefined };
  const ikut = terlihat === undefined ? undefined : terlihat === 1 ? {} : { [nameOf(soal)]: terlihat };
  const hapusan_id = await deleteSoal(tx, nowMs, bank, rows, { ikut, alasan }, 'ganti');
  return { dihapus: rows.map(({ nomor }) => nomor), hapusan_id };
}

/** Takes the questions away that came in the place of `rows`; they can be brought back in turn. */
export const giveWayOfSoal =
  (usage: BankUsage): NonNullable<Deletion['giveWay']> =>
  async (tx, [row], { akun, nowMs }) => {
    const bank = await openMasterSoal(usage, tx, akun, String(row?.['master_soal_id']));
    const { length: terlihat } = await listSoal(tx, bank.id);
    await replaceSoal(tx, nowMs, bank, { terlihat, alasan: 'Penggantian soal diurungkan' });
  };
