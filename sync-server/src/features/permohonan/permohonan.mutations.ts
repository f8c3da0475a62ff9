import type { KeadaanPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { newId } from '../../db/new-id.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { formasi } from '../formasi/formasi.table.ts';
import { insertPesan } from '../pesan/rows/pesan.mutations.ts';
import { peralihanPermohonan, permohonan } from './permohonan.table.ts';

export type BarisTersimpan = typeof permohonan.$inferSelect;

/** An act, and what it changes besides the state. */
interface Peralihan {
  ke: KeadaanPermohonan;
  tindakan: string;
  operasi: string;
  keterangan?: string;
  /** What the applicant reads of it; of his own act it comes from nobody. */
  kabar: { judul: string; isi: string; dari?: string };
  changes?: Partial<Pick<BarisTersimpan, 'path' | 'diajukan_ms'>>;
}

/** A new application in which nothing has happened yet. */
export async function insertPermohonan(
  tx: Transaction,
  nowMs: number,
  row: Pick<BarisTersimpan, 'peserta_id' | 'formasi_id'>,
): Promise<BarisTersimpan> {
  const fresh = { keadaan: 'TIDAK_ADA' as const, path: null, keterangan: '', versi: 0, diajukan_ms: nowMs };
  const values = { sekolah_id: schoolId, id: newId(nowMs), ...fresh, ...row };
  await tx.insert(permohonan).values(values);
  return values;
}

/** Carries out an act in the name of who acts: state, record, letter and trail in one piece. */
export async function beralih(
  tx: Transaction,
  nowMs: number,
  row: BarisTersimpan,
  { ke, tindakan, operasi, keterangan = '', kabar, changes = {} }: Peralihan,
): Promise<void> {
  const { id, keadaan: dari, formasi_id } = row;
  const versi = row.versi + 1;
  await tx
    .update(permohonan)
    .set({ ...changes, keadaan: ke, keterangan, versi })
    .where(byId(permohonan, id));
  const { akun_id, nama } = tx.actor;
  const act = { sekolah_id: schoolId, id: newId(nowMs), permohonan_id: id, versi, akun_id, nama };
  await tx.insert(peralihanPermohonan).values({ ...act, dari, ke, keterangan, operasi, dibuat_ms: nowMs });
  const { judul, isi, ...sender } = kabar;
  const title = `Permohonan ${await namaJabatan(tx, formasi_id)}: ${judul}`;
  const letter = { peserta_id: row.peserta_id, id: act.id, jenis: 'kotak' as const, title, body: isi };
  await insertPesan(tx, nowMs, [{ ...letter, ...sender }]);
  await writeAudit(tx, nowMs, {
    tindakan,
    tabel: 'peserta',
    baris_id: row.peserta_id,
    sebelum: { formasi_id, status_permohonan: dari },
    sesudah: { formasi_id, status_permohonan: ke },
    alasan: keterangan || null,
  });
}

async function namaJabatan(tx: Transaction, formasiId: string): Promise<string> {
  const rows = await tx.select({ nama: formasi.nama_jabatan }).from(formasi).where(byId(formasi, formasiId));
  return rows[0]?.nama ?? '';
}

/** Applications go with the applicants; positions stay. */
export async function deletePermohonan(tx: Transaction): Promise<void> {
  for (const table of [peralihanPermohonan, permohonan]) await tx.delete(table).where(ofSchool(table));
}
