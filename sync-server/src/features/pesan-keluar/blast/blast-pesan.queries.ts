import type { BlastTerkirim } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { desc, eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { blastPesan } from './blast-pesan.table.ts';

/** So many blasts a list can be narrowed to. */
const shownMost = 20;

/** The blast of an act; undefined: it has not been sent. */
export async function findBlast(
  read: Reader,
  tindakan: string,
): Promise<typeof blastPesan.$inferSelect | undefined> {
  const [row] = await read
    .select()
    .from(blastPesan)
    .where(ofSchool(blastPesan, eq(blastPesan.tindakan, tindakan)));
  return row;
}

/** The last blasts, the newest first. */
export function listBlast(read: Reader): Promise<BlastTerkirim[]> {
  const { tindakan, jenis_informasi, pesan, jumlah, dibuat_ms } = blastPesan;
  return read
    .select({ tindakan, jenis_informasi, pesan, jumlah, dibuat_ms })
    .from(blastPesan)
    .where(ofSchool(blastPesan))
    .orderBy(desc(dibuat_ms), desc(tindakan))
    .limit(shownMost);
}
