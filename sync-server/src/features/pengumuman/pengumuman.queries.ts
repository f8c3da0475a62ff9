import { desc, eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { pengumuman } from './pengumuman.table.ts';

/** Body of the newest announcement that is published for applicants (N17); undefined: there is none. */
export async function findSplash(read: Reader): Promise<string | undefined> {
  const rows = await read
    .select({ body: pengumuman.body })
    .from(pengumuman)
    .where(ofSchool(pengumuman, eq(pengumuman.level, 'peserta'), eq(pengumuman.status, true)))
    .orderBy(desc(pengumuman.dibuat_ms), desc(pengumuman.id))
    .limit(1);
  return rows[0]?.body;
}
