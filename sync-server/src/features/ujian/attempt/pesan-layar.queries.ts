import type { PesanLayar } from '@spmb/shared/absen/absen-row.schema.ts';
import type { ScreenMessage } from '@spmb/shared/sync/protocol/screen-message.ts';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { pesan } from '../../pesan/pesan.table.ts';

const toScreenOf = (barisId: string) =>
  ofSchool(pesan, eq(pesan.jenis, 'layar'), eq(pesan.jadwal_ujian_peserta_id, barisId));

/** Messages to the screen of a row that nobody has confirmed, oldest first. */
export const listUnreadLayar = (read: Reader, barisId: string): Promise<ScreenMessage[]> =>
  read
    .select({ id: pesan.id, teks: pesan.body, dari: pesan.dari, dibuat_ms: pesan.dibuat_ms })
    .from(pesan)
    .where(and(toScreenOf(barisId), isNull(pesan.dibaca_ms)))
    .orderBy(asc(pesan.dibuat_ms), asc(pesan.id));

/** The newest message to the screen of a row; null: none was sent. */
export async function newestLayar(read: Reader, barisId: string): Promise<PesanLayar | null> {
  const rows = await read
    .select({ teks: pesan.body, dibuat_ms: pesan.dibuat_ms, dibaca_ms: pesan.dibaca_ms })
    .from(pesan)
    .where(toScreenOf(barisId))
    .orderBy(desc(pesan.dibuat_ms), desc(pesan.id))
    .limit(1);
  return rows[0] ?? null;
}
