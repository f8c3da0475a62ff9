import {
  beralihPesan,
  type KeadaanPesan,
  type PeristiwaPesan,
} from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { eq, inArray } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { alihkan, batalkanBerhenti, dibatalkan, type BarisPesan } from './kirim.mutations.ts';
import { berhentiPesan, pesanKeluar } from './pesan-keluar.table.ts';

/** A message, locked until the transaction ends; undefined: it is not there any more. */
export async function lockPesanKeluar(tx: Transaction, id: string): Promise<BarisPesan | undefined> {
  const [row] = await lockRow(tx.select().from(pesanKeluar).where(byId(pesanKeluar, id)));
  return row;
}

type Diatur = Partial<
  Pick<
    BarisPesan,
    | 'generasi'
    | 'lanjut_ms'
    | 'coba'
    | 'putaran'
    | 'mendesak'
    | 'sewa'
    | 'id_luar'
    | 'sebab'
    | 'kanal'
    | 'media'
  >
>;

/** Lets an event happen to one message, and what goes with it. undefined: it changes nothing where that stands. */
export async function alihkanSatu(
  tx: Transaction,
  nowMs: number,
  row: BarisPesan,
  peristiwa: PeristiwaPesan,
  changes: Diatur = {},
): Promise<KeadaanPesan | undefined> {
  const keadaan = beralihPesan(row.keadaan, peristiwa);
  if (keadaan)
    await tx
      .update(pesanKeluar)
      .set({ keadaan, diubah_ms: nowMs, ...changes })
      .where(byId(pesanKeluar, row.id));
  return keadaan;
}

/** Sends a message once more, before all others. One that had been accepted becomes another to the channel; one that had not stays the same. */
export const kirimSekaliLagi = (
  tx: Transaction,
  nowMs: number,
  row: BarisPesan,
  generasi: number,
): Promise<KeadaanPesan | undefined> =>
  alihkanSatu(tx, nowMs, row, 'kirim_ulang', {
    generasi,
    lanjut_ms: nowMs,
    coba: 0,
    mendesak: true,
    sewa: '',
    sebab: '',
    ...(row.id_luar !== null && { putaran: row.putaran + 1, id_luar: null }),
  });

/** Somebody wants no messages: what waits for him does not go out. Answers how many those are. */
export async function insertBerhenti(
  tx: Transaction,
  nowMs: number,
  nomor: string,
  asal: 'balasan' | 'petugas',
): Promise<number> {
  await tx
    .insert(berhentiPesan)
    .values({ sekolah_id: schoolId, nomor, asal, dibuat_ms: nowMs })
    .onConflictDoNothing();
  return batalkanBerhenti(tx, nowMs, nomor);
}

/** He wants them again. */
export async function endBerhenti(tx: Transaction, nomor: string): Promise<void> {
  await tx.delete(berhentiPesan).where(ofSchool(berhentiPesan, eq(berhentiPesan.nomor, nomor)));
}

/** Ids of all messages that nobody sends just now, so that they may be deleted. */
export async function listTerhapus(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: pesanKeluar.id, keadaan: pesanKeluar.keadaan })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar));
  return rows.filter(({ keadaan }) => keadaan !== 'mengirim').map(({ id }) => id);
}

/** What waits is called off, of these or of all: it never goes out, not even when it comes back. */
export const batalkanAntre = (tx: Transaction, nowMs: number, ids?: readonly string[]): Promise<number> =>
  alihkan(tx, nowMs, 'batalkan', ids && inArray(pesanKeluar.id, [...ids]), dibatalkan);
