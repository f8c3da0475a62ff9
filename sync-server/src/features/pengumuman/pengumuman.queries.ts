import type { PengumumanTampil } from '@spmb/shared/pengumuman/calls.ts';
import { waktuSetempat } from '@spmb/shared/pengumuman/keadaan-pengumuman.ts';
import type { LevelPengumuman } from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import { instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import { count, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { pengumuman, pengumumanPembaca } from './pengumuman.table.ts';

/** Announcements that a reader has room for. */
const shownMost = 10;

/** What is published for a level and within its times at `nowMs`: what began to be shown last comes first. */
export async function listTampil(
  read: Reader,
  level: LevelPengumuman,
  nowMs: number,
  zona: Zone,
): Promise<PengumumanTampil[]> {
  const { id, title, body, mulai, selesai, status, dibuat_ms } = pengumuman;
  const waktu = waktuSetempat(nowMs, zona);
  const isWithin = [or(isNull(mulai), lte(mulai, waktu)), or(isNull(selesai), gt(selesai, waktu))];
  const rows = await read
    .select({ id, title, body, mulai, dibuat_ms })
    .from(pengumuman)
    .where(ofSchool(pengumuman, eq(pengumuman.level, level), eq(status, true), ...isWithin))
    .orderBy(desc(dibuat_ms), desc(id));
  return rows
    .map(({ mulai, dibuat_ms, ...words }) => {
      const [tanggal = '', jam = ''] = mulai?.split('T') ?? [];
      return { ...words, sejak_ms: mulai === null ? dibuat_ms : instantOf(tanggal, jam, zona) };
    })
    .sort((one, other) => other.sejak_ms - one.sejak_ms)
    .slice(0, shownMost);
}

/** How many each of these announcements was shown to. */
export async function countPembaca(read: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const { pengumuman_id } = pengumumanPembaca;
  const rows = await read
    .select({ pengumuman_id, jumlah: count() })
    .from(pengumumanPembaca)
    .where(ofSchool(pengumumanPembaca, inArray(pengumuman_id, [...ids])))
    .groupBy(pengumuman_id);
  return new Map(rows.map((row) => [row.pengumuman_id, row.jumlah]));
}
