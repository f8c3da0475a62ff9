import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { berkas, berkasTerkirim } from './berkas.table.ts';
import { filesIn } from './own-files.ts';

const rowsPerTurn = 200;

/** Names of all files that drafts and submissions hold. Gives way to others while it reads. */
export async function* listFiles(read: Reader): AsyncGenerator<string[]> {
  for (let last = ''; ;) {
    const rows = await read
      .select({ isi: berkas.isi, after: berkas.peserta_id })
      .from(berkas)
      .where(ofSchool(berkas, gt(berkas.peserta_id, last)))
      .orderBy(asc(berkas.peserta_id))
      .limit(rowsPerTurn);
    yield rows.flatMap(({ isi }) => filesIn(isi).map(([, file]) => file));
    if (rows.length < rowsPerTurn) break;
    last = rows.at(-1)?.after ?? last;
    await setImmediate();
  }
  for (let last = { peserta_id: '', ke: 0 }; ;) {
    const { peserta_id, ke, isi } = berkasTerkirim;
    const isLater = or(
      gt(peserta_id, last.peserta_id),
      and(eq(peserta_id, last.peserta_id), gt(ke, last.ke)),
    );
    const rows = await read
      .select({ isi, peserta_id, ke })
      .from(berkasTerkirim)
      .where(ofSchool(berkasTerkirim, isLater))
      .orderBy(asc(peserta_id), asc(ke))
      .limit(rowsPerTurn);
    yield rows.flatMap((row) => filesIn(row.isi).map(([, file]) => file));
    if (rows.length < rowsPerTurn) return;
    last = rows.at(-1) ?? last;
    await setImmediate();
  }
}

/** Documents of applicants are read by who works on their files. */
export const isOpenForStaff = (_read: Reader, { authent }: SignedIn): Promise<boolean> =>
  Promise.resolve(hasCapability(authent, 'kelolaPeserta'));
