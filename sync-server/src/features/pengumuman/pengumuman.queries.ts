import { waktuSetempat } from '@spmb/shared/pengumuman/keadaan-pengumuman.ts';
import type { LevelPengumuman } from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import { instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import { count, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { pembacaOf, type Pembaca } from './hash-pembaca.ts';
import { pengumuman, pengumumanPembaca } from './pengumuman.table.ts';

/** Announcements that a reader has room for. */
const shownMost = 10;

/** An announcement that is shown: readers know it, as it is worded, by `id`. */
export interface Tampil {
  id: string;
  pengumuman_id: string;
  naskah: number;
  title: string;
  body: string;
  sejak_ms: number;
}

/** What is published for a level and within its times at `nowMs`: what began to be shown last comes first. */
export async function listTampil(
  read: Reader,
  level: LevelPengumuman,
  nowMs: number,
  zona: Zone,
): Promise<Tampil[]> {
  const { id, title, body, mulai, selesai, status, dibuat_ms, naskah } = pengumuman;
  const waktu = waktuSetempat(nowMs, zona);
  const isWithin = [or(isNull(mulai), lte(mulai, waktu)), or(isNull(selesai), gt(selesai, waktu))];
  const rows = await read
    .select({ pengumuman_id: id, naskah, title, body, mulai, dibuat_ms })
    .from(pengumuman)
    .where(ofSchool(pengumuman, eq(pengumuman.level, level), eq(status, true), ...isWithin))
    .orderBy(desc(dibuat_ms), desc(id));
  return rows
    .map(({ mulai, dibuat_ms, ...words }) => {
      const [tanggal = '', jam = ''] = mulai?.split('T') ?? [];
      const sejak_ms = mulai === null ? dibuat_ms : instantOf(tanggal, jam, zona);
      return { ...words, id: `${words.pengumuman_id}.${words.naskah}`, sejak_ms };
    })
    .sort((one, other) => other.sejak_ms - one.sejak_ms)
    .slice(0, shownMost);
}

/** Which of these announcements a reader has confirmed as they are worded, by the id that readers know. */
export async function listDikonfirmasi(
  read: Reader,
  tampil: readonly Tampil[],
  { pembaca }: Pembaca,
): Promise<Set<string>> {
  if (tampil.length === 0) return new Set();
  const { pengumuman_id, naskah, pembaca: of, dikonfirmasi } = pengumumanPembaca;
  const ids = tampil.map((one) => one.pengumuman_id);
  const rows = await read
    .select({ pengumuman_id, naskah })
    .from(pengumumanPembaca)
    .where(ofSchool(pengumumanPembaca, inArray(pengumuman_id, ids), eq(of, pembaca), eq(dikonfirmasi, true)));
  return new Set(rows.map((row) => `${row.pengumuman_id}.${row.naskah}`));
}

/** How many an announcement has reached as it is worded: accounts that it was shown to, those of them that confirmed it, devices of visitors. */
export interface Jangkauan {
  ditampilkan: number;
  dikonfirmasi: number;
  pengunjung: number;
}

/** The reach of each of these announcements. */
export async function countPembaca(read: Reader, ids: readonly string[]): Promise<Map<string, Jangkauan>> {
  const { pengumuman_id, naskah, pengunjung, dikonfirmasi } = pengumumanPembaca;
  const rows = await read
    .select({ pengumuman_id, pengunjung, dikonfirmasi, jumlah: count() })
    .from(pengumumanPembaca)
    .innerJoin(
      pengumuman,
      ofSchool(pengumuman, eq(pengumuman.id, pengumuman_id), eq(pengumuman.naskah, naskah)),
    )
    .where(ofSchool(pengumumanPembaca, inArray(pengumuman_id, [...ids])))
    .groupBy(pengumuman_id, pengunjung, dikonfirmasi);
  const reach = new Map(ids.map((id) => [id, { ditampilkan: 0, dikonfirmasi: 0, pengunjung: 0 }]));
  for (const row of rows) {
    const of = reach.get(row.pengumuman_id);
    if (!of) continue;
    of[row.pengunjung ? 'pengunjung' : 'ditampilkan'] += row.jumlah;
    if (row.dikonfirmasi) of.dikonfirmasi += row.jumlah;
  }
  return reach;
}

/** The marks of an account that was shown announcements; of those that were deleted since none is found. */
export const isBacaanOf = (read: Reader, akunId: string) =>
  ofSchool(
    pengumumanPembaca,
    inArray(
      pengumumanPembaca.pengumuman_id,
      read.select({ id: pengumuman.id }).from(pengumuman).where(ofSchool(pengumuman)),
    ),
    eq(pengumumanPembaca.pembaca, pembacaOf(akunId).pembaca),
  );

/** The announcements that an account was shown, and whether it confirmed them. */
export const listBacaan = (read: Reader, akunId: string) =>
  read
    .select({
      pengumuman_id: pengumumanPembaca.pengumuman_id,
      dikonfirmasi: pengumumanPembaca.dikonfirmasi,
    })
    .from(pengumumanPembaca)
    .where(ofSchool(pengumumanPembaca, isBacaanOf(read, akunId)));
