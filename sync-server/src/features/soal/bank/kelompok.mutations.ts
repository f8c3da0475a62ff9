import { byId } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import type { MasterSoalRow } from './master-soal.queries.ts';
import { masterSoal } from './soal.table.ts';

/** Makes the bank of one group beside the bank that a file was opened for, unless it is there already. */
export async function addBankOfKelompok(
  tx: Transaction,
  nowMs: number,
  akun: SignedIn,
  beside: MasterSoalRow,
  { bankId: id, kelompok }: { bankId: string; kelompok: string },
): Promise<void> {
  const isThere = byId(masterSoal, id);
  if ((await tx.select({ id: masterSoal.id }).from(masterSoal).where(isThere)).length > 0) return;
  const { keterangan, program_keahlian_id } = beside;
  const sesudah = {
    id,
    mapel: namaBankKelompok(beside.mapel, kelompok),
    keterangan,
    program_keahlian_id,
    lampiran: null,
    pemilik_akun_id: akun.akun_id,
    versi: 1,
    edisi: 1,
    edisi_mulai: 1,
    arsip_dari: null,
    diubah_ms: nowMs,
  };
  await tx.insert(masterSoal).values({ ...sesudah, sekolah_id: schoolId });
  await writeAudit(tx, nowMs, { tindakan: 'buat', tabel: 'master_soal', baris_id: id, sesudah });
}

/** What the bank of a group is called: `Pendidikan Agama – Islam`. */
export const namaBankKelompok = (mapel: string, kelompok: string) =>
  kelompok === '' ? mapel : `${mapel.slice(0, 190)} – ${kelompok}`;
