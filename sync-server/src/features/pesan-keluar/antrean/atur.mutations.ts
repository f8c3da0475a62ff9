import {
  beralihPesan,
  type KeadaanPesan,
  type PeristiwaPesan,
} from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import { alihkan, batalkanBerhenti, dibatalkan, type BarisPesan } from './kirim.mutations.ts';
import { catatPesanan } from './saat-dikirim.mutations.ts';
import { berhentiPesan, pesanKeluar } from './pesan-keluar.table.ts';

/** A message, locked until the transaction ends; undefined: it is not there any more. */
async function lockPesanKeluar(tx: Transaction, id: string): Promise<BarisPesan | undefined> {
  const [row] = await lockRow(tx.select().from(pesanKeluar).where(byId(pesanKeluar, id)));
  return row;
}

/** The same, which has to be there. */
export async function getPesan(tx: Transaction, id: string): Promise<BarisPesan> {
  const row = await lockPesanKeluar(tx, id);
  if (!row) throw new NotFound('Pesan ini tidak ada lagi. Muat ulang daftar.');
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
    | 'pemegang'
    | 'pesanan'
    | 'sewa_sampai_ms'
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
    pemegang: null,
    ...(row.id_luar !== null && { putaran: row.putaran + 1, id_luar: null }),
  });

/**
 * Somebody wants no messages: what waits for him does not go out. `kataMs`: when he wrote it, by the channel's clock. Answers how
 * many those are.
 */
export async function insertBerhenti(
  tx: Transaction,
  nowMs: number,
  nomor: string,
  asal: 'balasan' | 'petugas',
  kataMs: number | null = null,
): Promise<number> {
  const { kata_ms } = berhentiPesan;
  const later = sql`case when coalesce(${kata_ms}, 0) < ${kataMs ?? 0} then ${kataMs} else ${kata_ms} end`;
  await tx
    .insert(berhentiPesan)
    .values({ sekolah_id: schoolId, nomor, asal, dibuat_ms: nowMs, kata_ms: kataMs })
    .onConflictDoUpdate({
      target: [berhentiPesan.sekolah_id, berhentiPesan.nomor],
      set: { kata_ms: later },
    });
  return batalkanBerhenti(tx, nowMs, nomor);
}

/**
 * He wants them again. Channels tell words twice and in any order: one that he wrote before his last STOP, by the channel's clock,
 * changes nothing.
 */
export async function endBerhenti(
  tx: Transaction,
  nomor: string,
  kataMs: number | null = null,
): Promise<void> {
  const { kata_ms } = berhentiPesan;
  const isLater = kataMs === null ? undefined : or(isNull(kata_ms), lte(kata_ms, kataMs));
  await tx.delete(berhentiPesan).where(ofSchool(berhentiPesan, eq(berhentiPesan.nomor, nomor), isLater));
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

/** What an act that has been taken back tells does not go out, whether it waits, or is being sent, failed or is not certain. */
export async function batalkanTindakan(tx: Transaction, nowMs: number, tindakan: string): Promise<void> {
  const isOf = eq(pesanKeluar.tindakan, tindakan);
  await catatPesanan(tx, 'batalkan', isOf);
  await alihkan(tx, nowMs, 'batalkan', isOf, dibatalkan);
  await tx.update(pesanKeluar).set({ ditarik_ms: nowMs }).where(ofSchool(pesanKeluar, isOf));
}

/** Holds, goes on with, or calls off what waits of a medium, or of all. Answers how many that is. */
export async function aturSemua(
  tx: Transaction,
  nowMs: number,
  tindakan: 'tahan' | 'lanjutkan' | 'batalkan',
  media: MediaPesan | undefined,
): Promise<number> {
  const isMeant = media && eq(pesanKeluar.media, media);
  await catatPesanan(tx, tindakan, isMeant);
  return alihkan(tx, nowMs, tindakan, isMeant, tindakan === 'batalkan' ? dibatalkan : '');
}
