import { asc, between, count, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { operasi } from '../attempt/ujian.table.ts';

/** Verdicts other than `dihitung` of a range of a stream, so that a repeated batch learns them again (S3). */
export const listHeldVerdicts = (read: Reader, aliranId: string, fromSeq: number, toSeq: number) =>
  read
    .select({ seq: operasi.seq, verdik: operasi.verdik, alasan: operasi.alasan })
    .from(operasi)
    .where(
      ofSchool(
        operasi,
        eq(operasi.aliran_id, aliranId),
        between(operasi.seq, fromSeq, toSeq),
        ne(operasi.verdik, 'dihitung'),
      ),
    );

/** How many operations of an attempt wait for staff. */
export async function countHeldOf(read: Reader, ujianId: string): Promise<number> {
  const rows = await read
    .select({ jumlah: count() })
    .from(operasi)
    .where(
      ofSchool(
        operasi,
        eq(operasi.ujian_id, ujianId),
        // A literal: only so does SQLite see that its partial index holds these.
        sql`${operasi.verdik} = 'tertahan'`,
        isNull(operasi.putusan),
      ),
    );
  return rows[0]?.jumlah ?? 0;
}

/** Operations after a place of a stream that wait for staff because the server had heard of the device since. */
export const listHeldAfter = (read: Reader, aliranId: string, afterSeq: number) =>
  read
    .select({ seq: operasi.seq, teks: operasi.teks, jejak: operasi.jejak, tiba_ms: operasi.tiba_ms })
    .from(operasi)
    .where(
      ofSchool(
        operasi,
        eq(operasi.aliran_id, aliranId),
        gt(operasi.seq, afterSeq),
        eq(operasi.verdik, 'tertahan'),
        inArray(operasi.alasan, ['LEWAT_BUKTI', 'PINDAH']),
        isNull(operasi.putusan),
      ),
    )
    .orderBy(asc(operasi.seq));
