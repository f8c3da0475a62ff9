import type { PutuskanSemua } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import { beralihPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { count, isNull, min, notInArray, sql } from 'drizzle-orm';
import { wordsOf } from '../../crud/list/list-query.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { findGiliran } from './antrean/antrekan.mutations.ts';
import { alihkan } from './antrean/kirim.mutations.ts';
import { berhentiPesan, pesanKeluar } from './antrean/pesan-keluar.table.ts';
import { isDicari } from './daftar-wa.queries.ts';

type Dicari = Pick<PutuskanSemua, 'keadaan' | 'blast' | 'q'>;
const isMeant = ({ keadaan, blast, q }: Dicari) => isDicari([keadaan], blast, wordsOf(q ?? ''));

/** How many messages a decision is about. */
export async function countDicari(tx: Transaction, about: Dicari): Promise<number> {
  const [row] = await tx.select({ jumlah: count() }).from(pesanKeluar).where(isMeant(about));
  return row?.jumlah ?? 0;
}

/**
 * Sends all of them again but those to who wants no messages, and of what was taken back, in one statement, since everybody
 * waits for it. Their turns begin where the queue stands: of many no one is urgent. Answers how many that is.
 */
export async function kirimUlangSemua(
  tx: Transaction,
  nowMs: number,
  about: Dicari,
  generasi: number,
): Promise<number> {
  const { giliran, id_luar, putaran, nomor, ditarik_ms } = pesanKeluar;
  const where = isMeant(about);
  const [first] = await tx
    .select({ giliran: min(giliran) })
    .from(pesanKeluar)
    .where(where);
  const shift = (await findGiliran(tx, nowMs)) - (first?.giliran ?? 0);
  const stopped = tx
    .select({ nomor: berhentiPesan.nomor })
    .from(berhentiPesan)
    .where(ofSchool(berhentiPesan));
  const rows = await tx
    .update(pesanKeluar)
    .set({
      keadaan: beralihPesan(about.keadaan, 'kirim_ulang') ?? about.keadaan,
      generasi,
      giliran: sql`${giliran} + ${shift}`,
      // One that had been accepted becomes another to the channel; one that had not stays the same.
      putaran: sql`case when ${id_luar} is null then ${putaran} else ${putaran} + 1 end`,
      id_luar: null,
      lanjut_ms: nowMs,
      coba: 0,
      mendesak: false,
      sewa: '',
      sebab: '',
      pemegang: null,
      diubah_ms: nowMs,
    })
    .where(ofSchool(pesanKeluar, where, isNull(ditarik_ms), notInArray(nomor, stopped)))
    .returning({ id: pesanKeluar.id });
  return rows.length;
}

/** Says of all of them what became of them. Answers how many that is. */
export const nyatakanSemua = (
  tx: Transaction,
  nowMs: number,
  about: Dicari,
  putusan: 'terkirim' | 'gagal',
): Promise<number> =>
  alihkan(
    tx,
    nowMs,
    `nyatakan_${putusan}`,
    isMeant(about),
    putusan === 'gagal' ? 'Dinyatakan tidak terkirim oleh petugas.' : '',
  );
