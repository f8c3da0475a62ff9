import type { PesanLayar } from '@spmb/shared/absen/absen-row.schema.ts';
import type { ScreenMessage } from '@spmb/shared/sync/protocol/screen-message.ts';
import { and, asc, desc, eq, isNull, sql, type Placeholder } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { pesan } from '../../pesan/rows/pesan.table.ts';

const toScreenOf = (barisId: string | Placeholder) =>
  ofSchool(pesan, eq(pesan.jenis, 'layar'), eq(pesan.jadwal_ujian_peserta_id, barisId));

const selectUnread = preparedSelect<ScreenMessage>((read) =>
  read
    .select({ id: pesan.id, teks: pesan.body, dari: pesan.dari, dibuat_ms: pesan.dibuat_ms })
    .from(pesan)
    .where(and(toScreenOf(sql.placeholder('baris_id')), isNull(pesan.dibaca_ms)))
    .orderBy(asc(pesan.dibuat_ms), asc(pesan.id)),
);

/** Messages to the screen of a row that nobody has confirmed, oldest first. */
export const listUnreadLayar = (read: Reader, barisId: string): Promise<ScreenMessage[]> =>
  selectUnread(read, { baris_id: barisId });

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
