import type { HitunganBalasan, WaktuJawab } from '@spmb/shared/pesan/percakapan.ts';
import { and, asc, count, eq, gt, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { percakapan, pesan } from './rows/pesan.table.ts';

/** Conversations that ask for something, counted by who looks after them (`akun_id`): one read for the pages of all staff. */
export const hitungPercakapan = (read: Reader) => {
  const { akun_id, belum_dibaca, serahan_baru, jadwal_ujian_peserta_id } = percakapan;
  return read
    .select({
      akun_id,
      belum_dibaca: sql<number>`sum(case when ${belum_dibaca} > 0 then 1 else 0 end)`.mapWith(Number),
      serahan: sql<number>`sum(case when ${serahan_baru} then 1 else 0 end)`.mapWith(Number),
      saat_ujian: count(jadwal_ujian_peserta_id),
    })
    .from(percakapan)
    .where(
      ofSchool(
        percakapan,
        or(gt(belum_dibaca, 0), eq(serahan_baru, true), isNotNull(jadwal_ujian_peserta_id)),
      ),
    )
    .groupBy(akun_id);
};

/** What an applicant has not read of the committee's answers. */
export async function hitungBalasan(read: Reader, pesertaId: string): Promise<HitunganBalasan> {
  const [row] = await read
    .select({ belum_dibaca: count() })
    .from(pesan)
    .where(
      ofSchool(pesan, eq(pesan.peserta_id, pesertaId), eq(pesan.jenis, 'balasan'), isNull(pesan.dibaca_ms)),
    );
  return { belum_dibaca: row?.belum_dibaca ?? 0 };
}

/** How fast the committee answered after `sinceMs`, and who waits now. The median is the lower one of two. */
export async function hitungWaktuJawab(read: Reader, sinceMs: number): Promise<WaktuJawab> {
  const [waiting] = await read
    .select({ menunggu: count(percakapan.menunggu_ms), terlama_ms: min(percakapan.menunggu_ms) })
    .from(percakapan)
    .where(ofSchool(percakapan));
  const answered = ofSchool(
    pesan,
    and(eq(pesan.jenis, 'balasan'), gt(pesan.dibuat_ms, sinceMs), isNotNull(pesan.lama_jawab_ms)),
  );
  const [counted] = await read.select({ dijawab: count() }).from(pesan).where(answered);
  const dijawab = counted?.dijawab ?? 0;
  const [middle] = await read
    .select({ median_ms: pesan.lama_jawab_ms })
    .from(pesan)
    .where(answered)
    .orderBy(asc(pesan.lama_jawab_ms))
    .limit(1)
    .offset(Math.max(0, Math.ceil(dijawab / 2) - 1));
  return {
    menunggu: waiting?.menunggu ?? 0,
    terlama_ms: waiting?.terlama_ms ?? null,
    dijawab,
    median_ms: middle?.median_ms ?? null,
  };
}
