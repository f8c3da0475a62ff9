import { dicabut } from '@spmb/shared/pendaftaran/peralihan.ts';
import { namaDihapus } from '@spmb/shared/privasi/hapus-orang.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { impor, peserta } from './peserta.table.ts';

/** Deletes every applicant, and the reports of their imports, which name them. */
export async function deletePeserta(tx: Transaction): Promise<void> {
  await tx.delete(peserta).where(ofSchool(peserta));
  await tx.delete(impor).where(ofSchool(impor, eq(impor.jenis, 'peserta')));
}

/** Deletes one of whom nothing has to stay. */
export async function deleteSatuPeserta(tx: Transaction, id: string): Promise<void> {
  await tx.delete(peserta).where(byId(peserta, id));
}

/** Leaves of one no more than his numbers, as a withdrawn file. */
export async function kosongkanPeserta(
  tx: Transaction,
  nowMs: number,
  id: string,
  numbers: { nomor_register: string; nomor_peserta: string },
): Promise<void> {
  const columns: [string, { notNull: boolean }][] = Object.entries(getTableColumns(peserta));
  const empty: Partial<typeof peserta.$inferInsert> = Object.fromEntries(
    columns.filter(([, { notNull }]) => !notNull).map(([name]) => [name, null]),
  );
  const kept = { ...numbers, nama: namaDihapus, jenis_kelamin: '' as const, status: dicabut };
  await tx
    .update(peserta)
    .set({ ...empty, ...kept, dibuat_ms: nowMs, diubah_ms: nowMs })
    .where(byId(peserta, id));
}
