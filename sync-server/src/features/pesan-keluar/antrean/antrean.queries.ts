import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { keadaanPesan, type KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { asc, count, desc, eq, gte, inArray } from 'drizzle-orm';
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

/** How often something was tried from `sinceMs` on, oldest first. */
export async function countPercobaan(read: Reader, sinceMs: number): Promise<number> {
  const [row] = await read
    .select({ jumlah: count() })
    .from(percobaanKirim)
    .where(ofSchool(percobaanKirim, gte(percobaanKirim.mulai_ms, sinceMs)));
  return row?.jumlah ?? 0;
}

/** How many messages stand where. */
export async function countKeadaan(read: Reader): Promise<Record<KeadaanPesan, number>> {
  const { keadaan } = pesanKeluar;
  const rows = await read
    .select({ keadaan, jumlah: count() })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar))
    .groupBy(keadaan);
  const found = new Map(rows.map((row) => [row.keadaan, row.jumlah]));
  return Object.fromEntries(keadaanPesan.map((one) => [one, found.get(one) ?? 0])) as Record<
    KeadaanPesan,
    number
  >;
}

/** The next messages that wait, in the order in which they go. */
export const listAntre = (read: Reader, media: MediaPesan, most: number) =>
  read
    .select()
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.keadaan, 'antre'), eq(pesanKeluar.media, media)))
    .orderBy(desc(pesanKeluar.mendesak), asc(pesanKeluar.giliran), asc(pesanKeluar.id))
    .limit(most);

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

/** Whether an act has queued its messages. */
export async function hasTindakan(read: Reader, tindakan: string): Promise<boolean> {
  const rows = await read
    .select({ id: pesanKeluar.id })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.tindakan, tindakan)))
    .limit(1);
  return rows.length > 0;
}
