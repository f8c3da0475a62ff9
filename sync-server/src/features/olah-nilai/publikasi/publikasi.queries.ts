import { and, desc, isNull, lte } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { publikasi } from './publikasi.table.ts';

export type Publikasi = typeof publikasi.$inferSelect;

/** Every act of publishing, the newest first. */
export const listPublikasi = (read: Reader): Promise<Publikasi[]> =>
  read.select().from(publikasi).where(ofSchool(publikasi)).orderBy(desc(publikasi.nomor));

/** The last act that stands: what is planned, else what is public; undefined: none does. */
export async function findBerlaku(read: Reader): Promise<Publikasi | undefined> {
  const [row] = await read
    .select()
    .from(publikasi)
    .where(ofSchool(publikasi, isNull(publikasi.ditarik_ms)))
    .orderBy(desc(publikasi.nomor))
    .limit(1);
  return row;
}

/** Since or from when what stands is public; undefined: nothing stands. */
export const findTerbitMs = async (read: Reader): Promise<number | undefined> =>
  (await findBerlaku(read))?.terbit_ms;

/**
 * When results are announced: by what is planned or public, else as the school's profile says (`profilMs`). Once something is
 * public, a profile that was given another instant since announces the next results.
 */
export async function findWaktuHasil(
  read: Reader,
  nowMs: number,
  profilMs: number | undefined,
): Promise<number | undefined> {
  const berlaku = await findBerlaku(read);
  if (!berlaku) return profilMs;
  const isNext =
    profilMs !== undefined &&
    profilMs > nowMs &&
    berlaku.terbit_ms <= nowMs &&
    profilMs !== berlaku.profil_ms;
  return isNext ? profilMs : berlaku.terbit_ms;
}

/** The act that everybody may know of at an instant: one that waits for its time leaves the one before it public until then. */
export async function findTerbit(read: Reader, nowMs: number): Promise<Publikasi | undefined> {
  const [row] = await read
    .select()
    .from(publikasi)
    .where(ofSchool(publikasi, and(isNull(publikasi.ditarik_ms), lte(publikasi.terbit_ms, nowMs))))
    .orderBy(desc(publikasi.nomor))
    .limit(1);
  return row;
}

/** The same out of all acts, the newest first. */
export const terbitDari = (all: readonly Publikasi[], nowMs: number): Publikasi | undefined =>
  all.find(({ ditarik_ms, terbit_ms }) => ditarik_ms === null && terbit_ms <= nowMs);

/** How many acts there were: one that is taken back or replaced counts as a second. */
export const countTindakan = (all: readonly Publikasi[]): number =>
  all.length + all.filter(({ ditarik_ms }) => ditarik_ms !== null).length;
