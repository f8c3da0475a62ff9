import type { Reader, Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import type { PutaranTersimpan } from '../../seleksi/kursi.queries.ts';
import { refuseUnready, whyHeld, whyUnreadyOf } from '../putaran/kesiapan.ts';
import type { Bahan } from '../putaran/susun-masukan.ts';

/** What somebody asks of passing grade 1: of which programme, and why. */
export interface AskedPg1 {
  id: string;
  alasan?: string | undefined;
}

/** Whether a round of all programmes stands: passing grade 1 takes it back. */
export const isSesudahPg2 = (putaran: readonly PutaranTersimpan[]): boolean =>
  putaran.some(({ jenis }) => jenis !== 'pg1');

/** The name of a programme whose first round is made of this part. Refuses where it cannot run. */
export async function namaSiapPg1(read: Reader, nowMs: number, id: string, bagian: Bahan): Promise<string> {
  const nama = bagian.names.get(id);
  if (nama === undefined) throw new NotFound('Program keahlian ini tidak ada. Muat ulang daftar.');
  refuseUnready(await whyUnreadyPg1(read, nowMs, bagian));
  return nama;
}

/** Why there can be no run of a programme. */
export async function whyUnreadyPg1(
  read: Reader,
  nowMs: number,
  { masukan, ...bagian }: Bahan,
): Promise<string | undefined> {
  const held = await whyHeld(read, nowMs);
  if (held !== undefined) return held;
  // A placement may lead elsewhere, or belong to somebody of another part: those that lead nowhere are named above.
  return whyUnreadyOf({ ...bagian, masukan: { ...masukan, penempatan: [] } });
}

/** Notes that it has run. */
export const auditPg1 = (
  tx: Transaction,
  nowMs: number,
  { id, alasan = '', nomor, masukan }: AskedPg1 & { nomor: number; masukan: string },
): Promise<void> =>
  writeAudit(tx, nowMs, {
    tindakan: 'passing_grade_1',
    tabel: 'seleksi',
    baris_id: id,
    sesudah: { nomor, masukan },
    alasan: alasan || null,
  });
