import { mediaOf, type KanalPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import {
  asalPeristiwa,
  beralihPesan,
  type KeadaanPesan,
  type PeristiwaPesan,
} from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { jedaUlangMs, percobaanMaks } from '@spmb/shared/pesan-keluar/saat-kirim.ts';
import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import type { HasilKirim } from '../kanal/kanal.ts';
import { isBerhenti } from './antrean.queries.ts';
import { percobaanKirim, pesanKeluar } from './pesan-keluar.table.ts';
import { isDidiamkan, isDitinggal, isSiap, sewaKirimMs } from './sewa.queries.ts';

export type BarisPesan = typeof pesanKeluar.$inferSelect;

interface Run {
  kanal: KanalPesan;
  generasi: number;
  /** Drawn for this try. */
  sewa: string;
}

/**
 * Takes the next message: urgent ones first, then by turn. It is marked as being sent, durably, before anything is asked of
 * the channel. What waits for somebody who wants no messages is called off on the way. undefined: none may go now.
 */
export async function ambilPesan(tx: Transaction, nowMs: number, run: Run): Promise<BarisPesan | undefined> {
  const { kanal, generasi, sewa } = run;
  const next = tx
    .select()
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, isSiap(nowMs, mediaOf(kanal), generasi)))
    .orderBy(desc(pesanKeluar.mendesak), asc(pesanKeluar.giliran), asc(pesanKeluar.id))
    .limit(1);
  const [row] = await lockRow(next);
  if (!row) return undefined;
  if (await isBerhenti(tx, row.nomor)) {
    await batalkanBerhenti(tx, nowMs, row.nomor);
    return ambilPesan(tx, nowMs, run);
  }
  const percobaan = row.percobaan + 1;
  const taken = {
    ...alih(nowMs, beralihPesan(row.keadaan, 'ambil') ?? row.keadaan),
    kanal,
    percobaan,
    coba: row.coba + 1,
    sewa,
    sewa_sampai_ms: nowMs + sewaKirimMs,
    pesanan: null,
  };
  await tx.update(pesanKeluar).set(taken).where(byId(pesanKeluar, row.id));
  const attempt = { pesan_keluar_id: row.id, nomor: percobaan, kanal, mulai_ms: nowMs };
  await tx.insert(percobaanKirim).values({ sekolah_id: schoolId, ...attempt, hasil: '', sebab: '' });
  return { ...row, ...taken };
}

const peristiwaOf = {
  diterima: 'terima',
  nanti: 'nanti',
  ditolak: 'tolak',
  ragu: 'ragu',
} as const satisfies Record<HasilKirim['hasil'], PeristiwaPesan>;

/**
 * Writes down how a try ended. `acak` (0 to 1) spreads the next one. News that came before the answer stand; what was not
 * accepted is not tried again where staff or its receiver have decided otherwise meanwhile.
 */
export async function akhiriPercobaan(
  tx: Transaction,
  nowMs: number,
  taken: BarisPesan,
  hasil: HasilKirim,
  acak: number,
): Promise<void> {
  const sebab = 'sebab' in hasil ? hasil.sebab : '';
  await tx
    .update(percobaanKirim)
    .set({ selesai_ms: nowMs, hasil: hasil.hasil, sebab })
    .where(
      ofSchool(
        percobaanKirim,
        eq(percobaanKirim.pesan_keluar_id, taken.id),
        eq(percobaanKirim.nomor, taken.percobaan),
      ),
    );
  const [row] = await lockRow(tx.select().from(pesanKeluar).where(byId(pesanKeluar, taken.id)));
  // Others have taken it up since: what this try knows no longer counts.
  if (row?.sewa !== taken.sewa) return;
  const isGivenUp = hasil.hasil === 'nanti' && row.coba >= percobaanMaks;
  const keadaan = beralihPesan(row.keadaan, isGivenUp ? 'tolak' : peristiwaOf[hasil.hasil]);
  const changes = {
    ...(keadaan && { ...alih(nowMs, keadaan), sebab }),
    ...(hasil.hasil === 'diterima' && { id_luar: hasil.id_luar }),
    ...(hasil.hasil === 'nanti' && { lanjut_ms: nowMs + jedaUlangMs(row.coba, acak, hasil.tungguMs) }),
    sewa_sampai_ms: 0,
  };
  await tx.update(pesanKeluar).set(changes).where(byId(pesanKeluar, row.id));
  if (keadaan === 'antre') await terapkanPesanan(tx, nowMs, row);
}

/** What its receiver or staff have wanted of a message while it was being sent holds now that it waits again. */
export async function terapkanPesanan(tx: Transaction, nowMs: number, row: BarisPesan): Promise<void> {
  if (await isBerhenti(tx, row.nomor)) await batalkanBerhenti(tx, nowMs, row.nomor);
  const why = row.pesanan === 'batalkan' ? dibatalkan : '';
  if (row.pesanan) await alihkan(tx, nowMs, row.pesanan, eq(pesanKeluar.id, row.id), why);
}

export const dibatalkan = 'Dibatalkan petugas.';

/** What waits for a number or address that wants no messages does not go out. Answers how many those are. */
export const batalkanBerhenti = (tx: Transaction, nowMs: number, nomor: string): Promise<number> =>
  alihkan(tx, nowMs, 'berhenti', eq(pesanKeluar.nomor, nomor), 'Penerima tidak ingin menerima pesan.');

/**
 * What nobody sends any more though it is marked so, and what waited in a backup that is put back, may have gone out: staff
 * decide. Answers how many there are.
 */
export async function ragukanPesan(tx: Transaction, nowMs: number, generasi: number): Promise<number> {
  const { generasi: of, pemegang } = pesanKeluar;
  const restored = await alihkan(tx, nowMs, 'pulih', ne(of, generasi), dipulihkan);
  const why = sql`${pemegang} || ${takDinyatakan}`;
  const silent = await alihkan(tx, nowMs, 'ragu', isDidiamkan(nowMs), why);
  return restored + silent + (await alihkan(tx, nowMs, 'ragu', isDitinggal(nowMs), terputus));
}

const dipulihkan =
  'Server dipulihkan dari cadangan sesudah pesan ini antre, jadi mungkin sudah terkirim. Tanyakan kepada penerima, lalu putuskan.';
const takDinyatakan =
  ' membukanya untuk dikirim dengan tangan, dan belum mengatakan terkirim atau tidak. Tanyakan kepadanya, lalu putuskan.';
const terputus =
  'Server berhenti saat pesan ini dikirim, jadi mungkin sudah terkirim. Tanyakan kepada penerima, lalu putuskan.';

/** Lets an event happen to every message that it can happen to and that meets `condition`. Answers to how many it did. */
export async function alihkan(
  tx: Transaction,
  nowMs: number,
  peristiwa: PeristiwaPesan,
  condition: SQL | undefined,
  sebab: string | SQL = '',
): Promise<number> {
  let moved = 0;
  const byTarget = Map.groupBy(asalPeristiwa(peristiwa), ([, ke]) => ke);
  for (const [ke, froms] of byTarget) {
    const isFrom = inArray(
      pesanKeluar.keadaan,
      froms.map(([dari]) => dari),
    );
    const rows = await tx
      .update(pesanKeluar)
      .set({ ...alih(nowMs, ke), sebab })
      .where(ofSchool(pesanKeluar, and(isFrom, condition)))
      .returning({ id: pesanKeluar.id });
    moved += rows.length;
  }
  return moved;
}

const alih = (nowMs: number, keadaan: KeadaanPesan) => ({ keadaan, diubah_ms: nowMs });
