import type { PesanLayar } from '@spmb/shared/absen/absen-row.ts';
import type { ScreenMessage } from '@spmb/shared/sync/screen-message.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjianPeserta } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { pesan } from '../pesan/pesan.table.ts';

const toScreen = () => and(eq(pesan.sekolah_id, schoolId), eq(pesan.jenis, 'layar'));

/** Messages to the screen of a row that nobody has confirmed, oldest first. */
export const listUnreadLayar = (read: Reader, barisId: string): Promise<ScreenMessage[]> =>
  read
    .select({ id: pesan.id, teks: pesan.body, dari: pesan.dari, dibuat_ms: pesan.dibuat_ms })
    .from(pesan)
    .where(and(toScreen(), eq(pesan.jadwal_ujian_peserta_id, barisId), isNull(pesan.dibaca_ms)))
    .orderBy(asc(pesan.dibuat_ms), asc(pesan.id));

/** The newest message to the screen by row, of rows by id or of a date and session. */
export async function mapNewestLayar(
  read: Reader,
  of: { ids: readonly string[] } | { tanggal: string; sesiId: string },
): Promise<Map<string, PesanLayar>> {
  const place =
    'ids' in of
      ? inArray(jadwalUjianPeserta.id, [...of.ids])
      : and(
          eq(jadwalUjianPeserta.tanggal, of.tanggal),
          eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, of.sesiId),
        );
  const rows = await read
    .select({ id: jadwalUjianPeserta.id, pesan })
    .from(pesan)
    .innerJoin(
      jadwalUjianPeserta,
      and(
        eq(jadwalUjianPeserta.sekolah_id, schoolId),
        eq(jadwalUjianPeserta.id, pesan.jadwal_ujian_peserta_id),
      ),
    )
    .where(and(toScreen(), place))
    .orderBy(asc(pesan.dibuat_ms), asc(pesan.id));
  return new Map(
    rows.map(({ id, pesan: { body, dibuat_ms, dibaca_ms } }) => [id, { teks: body, dibuat_ms, dibaca_ms }]),
  );
}

/** The newest message to the screen of a row; null: none was sent. */
export const newestLayar = async (read: Reader, barisId: string): Promise<PesanLayar | null> =>
  (await mapNewestLayar(read, { ids: [barisId] })).get(barisId) ?? null;
