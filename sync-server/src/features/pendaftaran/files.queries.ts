import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { findMedia } from '../../media/media.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { berkas, berkasTerkirim, tandaBerkas } from './berkas.table.ts';
import { filesIn } from './own-files.mutations.ts';

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

/**
 * Documents of applicants are read by who works on their files, once a form that was sent names them: looked for among those
 * of whoever has uploaded the file, and of who has sent the same content.
 */
export async function isOpenForStaff(read: Reader, { authent }: SignedIn, name: string): Promise<boolean> {
  if (!hasCapability(authent, 'kelolaPeserta')) return false;
  const file = await findMedia(read, name);
  if (!file) return false;
  const { peserta_id } = berkasTerkirim;
  const ofUploader = read
    .select({ id: peserta.id })
    .from(peserta)
    .where(ofSchool(peserta, eq(peserta.akun_id, file.akun_id ?? '')));
  const ofSame = read
    .select({ id: tandaBerkas.peserta_id })
    .from(tandaBerkas)
    .where(ofSchool(tandaBerkas, eq(tandaBerkas.nilai, file.sha256)));
  const rows = await read
    .select({ isi: berkasTerkirim.isi })
    .from(berkasTerkirim)
    .where(ofSchool(berkasTerkirim, or(inArray(peserta_id, ofUploader), inArray(peserta_id, ofSame))));
  return rows.some(({ isi }) => filesIn(isi).some(([, sent]) => sent === name));
}
