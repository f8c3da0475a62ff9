import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { jedaTerlamaMs } from '@spmb/shared/pesan-keluar/saat-kirim.ts';
import { and, between, eq, gt, inArray, lte, ne, not, or, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { pesanKeluar } from './pesan-keluar.table.ts';

/** So long a run that sends a message is believed to live; a request takes a fraction of it. */
export const sewaKirimMs = 120_000;
/** So long whoever has opened a chat may take to say what became of it. */
export const sewaTanganMs = 300_000;

const { kanal, keadaan, media, generasi, lanjut_ms, sewa_sampai_ms } = pesanKeluar;

/** A lease that ends later than any can is of a clock that was set back. */
const isOver = (nowMs: number, mostMs: number) => not(between(sewa_sampai_ms, nowMs + 1, nowMs + mostMs));

/** Was opened by somebody who says no more of it. */
export const isDidiamkan = (nowMs: number): SQL | undefined =>
  and(eq(kanal, 'tangan'), isOver(nowMs, sewaTanganMs));

/** Was taken by a run that is not there any more. */
export const isDitinggal = (nowMs: number): SQL | undefined =>
  and(ne(kanal, 'tangan'), isOver(nowMs, sewaKirimMs));

/** Its pause is over; one that ends later than any can is of a clock that was set back. */
export const isLewatJeda = (nowMs: number): SQL | undefined =>
  or(lte(lanjut_ms, nowMs), gt(lanjut_ms, nowMs + jedaTerlamaMs));

/** May go out by a channel of this medium. */
export const isSiap = (nowMs: number, by: MediaPesan, of: number): SQL | undefined =>
  and(eq(keadaan, 'antre'), eq(media, by), eq(generasi, of), isLewatJeda(nowMs));

/** Whether anything may go out by a channel of this medium. */
export const hasSiap = (read: Reader, nowMs: number, by: MediaPesan, of: number): Promise<boolean> =>
  has(read, isSiap(nowMs, by, of));

/** Whether there is anything of which nobody is certain any more. */
export const hasRagu = (read: Reader, nowMs: number, of: number): Promise<boolean> =>
  has(
    read,
    or(
      and(inArray(keadaan, ['antre', 'ditahan', 'mengirim']), ne(generasi, of)),
      and(eq(keadaan, 'mengirim'), or(isDidiamkan(nowMs), isDitinggal(nowMs))),
    ),
  );

async function has(read: Reader, condition: SQL | undefined): Promise<boolean> {
  const rows = await read
    .select({ id: pesanKeluar.id })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, condition))
    .limit(1);
  return rows.length > 0;
}
