import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { keadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import type { KeadaanAntrean } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { awalHari } from '@spmb/shared/pesan-keluar/saat-kirim.ts';
import { dayMs, type Zone } from '@spmb/shared/kernel/zone.ts';
import { asc, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { berhentiPesan, percobaanKirim, pesanKeluar } from './pesan-keluar.table.ts';

/** Whether anything waits, or is marked as being sent. */
export async function hasAntrean(read: Reader): Promise<boolean> {
  const rows = await read
    .select({ id: pesanKeluar.id })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, inArray(pesanKeluar.keadaan, ['antre', 'mengirim', 'ditahan'])))
    .limit(1);
  return rows.length > 0;
}

/** How often something was tried from `sinceMs` until before `untilMs`: what is of a clock that was set back counts nowhere else. */
export async function countPercobaan(read: Reader, sinceMs: number, untilMs: number): Promise<number> {
  const { mulai_ms } = percobaanKirim;
  const [row] = await read
    .select({ jumlah: count() })
    .from(percobaanKirim)
    .where(ofSchool(percobaanKirim, gte(mulai_ms, sinceMs), lt(mulai_ms, untilMs)));
  return row?.jumlah ?? 0;
}

/** The same on the local day of `nowMs`. */
export function countHariIni(read: Reader, nowMs: number, zona: Zone): Promise<number> {
  const awal = awalHari(nowMs, zona);
  return countPercobaan(read, awal, awal + dayMs);
}

/** How many messages stand where, and how many of those that wait are not of `media`. */
export async function countKeadaan(
  read: Reader,
  media: MediaPesan,
): Promise<Pick<KeadaanAntrean, 'jumlah' | 'media_lain'>> {
  const { keadaan, media: of } = pesanKeluar;
  const rows = await read
    .select({ keadaan, media: of, jumlah: count() })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar))
    .groupBy(keadaan, of);
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((all, { jumlah }) => all + jumlah, 0);
  const jumlah = Object.fromEntries(
    keadaanPesan.map((one) => [one, sum((row) => row.keadaan === one)]),
  ) as KeadaanAntrean['jumlah'];
  const isWaiting = (row: (typeof rows)[number]) => row.keadaan === 'antre' || row.keadaan === 'ditahan';
  return { jumlah, media_lain: sum((row) => isWaiting(row) && row.media !== media) };
}

/** The next messages that wait, in the order in which they go. */
export const listAntre = (read: Reader, media: MediaPesan, most: number) =>
  read
    .select()
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.keadaan, 'antre'), eq(pesanKeluar.media, media)))
    .orderBy(desc(pesanKeluar.mendesak), asc(pesanKeluar.giliran), asc(pesanKeluar.id))
    .limit(most);

/** Messages that are in somebody's hand to be sent, the first opened first. */
export const listDipegang = (read: Reader) =>
  read
    .select()
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.keadaan, 'mengirim'), eq(pesanKeluar.kanal, 'tangan')))
    .orderBy(asc(pesanKeluar.sewa_sampai_ms), asc(pesanKeluar.id));

/** Numbers and addresses that want no messages. */
export async function listBerhenti(read: Reader): Promise<Set<string>> {
  const rows = await read
    .select({ nomor: berhentiPesan.nomor })
    .from(berhentiPesan)
    .where(ofSchool(berhentiPesan));
  return new Set(rows.map(({ nomor }) => nomor));
}

/** Whether a number or address wants no messages. */
export async function isBerhenti(read: Reader, nomor: string): Promise<boolean> {
  const rows = await read
    .select({ nomor: berhentiPesan.nomor })
    .from(berhentiPesan)
    .where(ofSchool(berhentiPesan, eq(berhentiPesan.nomor, nomor)));
  return rows.length > 0;
}
