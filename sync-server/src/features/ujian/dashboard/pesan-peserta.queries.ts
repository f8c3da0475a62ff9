import { localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { Pesan } from '@spmb/shared/pesan/pesan.schema.ts';
import { desc, eq, ne } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { listKotakPengumuman } from '../../pengumuman/kotak-pengumuman.queries.ts';
import { pesan } from '../../pesan/rows/pesan.table.ts';

/** Older ones stay on record and are not shown. */
const shownMost = 50;

/** The newest messages to a participant, those to the screen and what is announced included, unread first. */
export async function listPesanOf(
  read: Reader,
  { pesertaId, akunId }: { pesertaId: string; akunId: string },
  nowMs: number,
  zona: Zone,
): Promise<Pesan[]> {
  const rows = await read
    .select()
    .from(pesan)
    .where(ofSchool(pesan, eq(pesan.peserta_id, pesertaId), ne(pesan.jenis, 'panitia')))
    .orderBy(desc(pesan.dibuat_ms), desc(pesan.id))
    .limit(shownMost);
  const letters = rows.map(({ id, title, body, dari, dibuat_ms, dibaca_ms }) => ({
    id,
    title,
    body,
    dari,
    dibuat_ms,
    tanggal: localDate(dibuat_ms, zona),
    dibaca: dibaca_ms !== null,
  }));
  const shown = [...letters, ...(await listKotakPengumuman(read, akunId, nowMs, zona))].toSorted(
    (one, other) => other.dibuat_ms - one.dibuat_ms,
  );
  return [...shown.filter(({ dibaca }) => !dibaca), ...shown.filter(({ dibaca }) => dibaca)];
}
