import {
  and,
  count,
  eq,
  exists,
  gte,
  gt,
  inArray,
  isNotNull,
  lt,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { media } from '../../../media/media.table.ts';
import { suratKotak } from '../../pesan/rows/lupakan-pesan.mutations.ts';
import { percakapan, pesan } from '../../pesan/rows/pesan.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { isTerbuka, one } from './terbuka.queries.ts';

const milik = () => and(eq(pesan.peserta_id, peserta.id), inArray(pesan.jenis, [...suratKotak]));

/**
 * Whoever has letters or a conversation, all of it before `sebelumMs`, with nothing that waits for an answer or to be read by
 * the committee, and of whom nothing is open.
 */
export function isPercakapanLama(read: Reader, sebelumMs: number): SQL {
  const lama = read
    .select(one)
    .from(pesan)
    .where(ofSchool(pesan, milik(), lt(pesan.dibuat_ms, sebelumMs)));
  const baru = read
    .select(one)
    .from(pesan)
    .where(ofSchool(pesan, milik(), gte(pesan.dibuat_ms, sebelumMs)));
  const menunggu = read
    .select(one)
    .from(percakapan)
    .where(
      ofSchool(
        percakapan,
        eq(percakapan.peserta_id, peserta.id),
        or(
          isNotNull(percakapan.menunggu_ms),
          gt(percakapan.belum_dibaca, 0),
          gte(percakapan.terakhir_ms, sebelumMs),
        ),
      ),
    );
  return ofSchool(
    peserta,
    exists(lama),
    notExists(baru),
    notExists(menunggu),
    not(isTerbuka(read, sebelumMs) ?? sql`false`),
  );
}

/** Messages of each of these people that would go, and the bytes of what came with them. */
export const hitungPercakapan = (read: Reader, sebelumMs: number, ids: readonly string[]) =>
  read
    .select({
      id: pesan.peserta_id,
      jumlah: count(),
      ukuran: sql<number>`coalesce(sum(${media.ukuran}), 0)`.mapWith(Number),
    })
    .from(pesan)
    .leftJoin(media, ofSchool(media, eq(media.id, pesan.lampiran)))
    .where(
      ofSchool(
        pesan,
        inArray(pesan.peserta_id, [...ids]),
        inArray(pesan.jenis, [...suratKotak]),
        lt(pesan.dibuat_ms, sebelumMs),
      ),
    )
    .groupBy(pesan.peserta_id);
