import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { getNaskahBerlaku } from './persetujuan.queries.ts';
import { naskahPersetujuan, persetujuan } from './persetujuan.table.ts';

/** The declaration that every school begins with (3 §5). */
export async function insertNaskahAwal(tx: Transaction, nowMs: number): Promise<void> {
  await insertNaskah(tx, nowMs, { versi: 1, isi: teksPernyataan, minta_lagi: false });
}

/** Adds a version in the name of who acts; false where there is one of this number. */
export async function insertNaskah(
  tx: Transaction,
  nowMs: number,
  row: Pick<typeof naskahPersetujuan.$inferInsert, 'versi' | 'isi' | 'minta_lagi'>,
): Promise<boolean> {
  const { akun_id, nama } = tx.actor;
  const added = await tx
    .insert(naskahPersetujuan)
    .values({ sekolah_id: schoolId, ...row, akun_id, nama, dibuat_ms: nowMs })
    .onConflictDoNothing()
    .returning({ versi: naskahPersetujuan.versi });
  return added.length > 0;
}

/**
 * Somebody agrees to the declaration in force; a second time changes nothing. Refuses at the field of the form where what
 * he has read, `dibaca`, is another one; a call that does not say it is of who sees the one in force.
 */
export async function setujui(
  tx: Transaction,
  nowMs: number,
  {
    peserta_id,
    saat,
    dibaca,
  }: Pick<typeof persetujuan.$inferInsert, 'peserta_id' | 'saat'> & { dibaca?: number | undefined },
): Promise<number> {
  const { versi } = await getNaskahBerlaku(tx);
  if (dibaca !== undefined && dibaca !== versi) throw refusalOf({ pernyataan_status: diperbarui });
  await tx
    .insert(persetujuan)
    .values({ sekolah_id: schoolId, peserta_id, versi, saat, dibuat_ms: nowMs })
    .onConflictDoNothing();
  return versi;
}

const diperbarui =
  'Naskah pernyataan baru saja diperbarui sekolah. Baca yang baru, lalu setujui dan kirim lagi.';

/** Agreements go with the applicants, versions stay. */
export async function deletePersetujuan(tx: Transaction): Promise<void> {
  await tx.delete(persetujuan).where(ofSchool(persetujuan));
}
