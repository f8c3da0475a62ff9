import { asc, gt } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../../db/of-school.ts';
import type { Held } from '../../../media/media-references.queries.ts';
import { paketGambar } from './paket.table.ts';

const pageSize = 500;

/** Content hashes of the images of paket. */
export const listPaketFiles: Held = async function* (read) {
  const { alamat } = paketGambar;
  for (let after = ''; ;) {
    const page = await read
      .select({ alamat })
      .from(paketGambar)
      .where(ofSchool(paketGambar, gt(alamat, after)))
      .orderBy(asc(alamat))
      .limit(pageSize);
    yield page.map((row) => Buffer.from(row.alamat, 'base64url').toString('hex'));
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.alamat;
    await setImmediate();
  }
};
