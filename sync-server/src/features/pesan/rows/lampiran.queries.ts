import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { pesan } from './pesan.table.ts';

const pageSize = 500;

/** The stored names of all files that came with messages, page by page. */
export async function* listLampiran(read: Reader): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const rows = await read
      .selectDistinct({ name: pesan.lampiran })
      .from(pesan)
      .where(ofSchool(pesan, gt(pesan.lampiran, after)))
      .orderBy(asc(pesan.lampiran))
      .limit(pageSize);
    const names = rows.flatMap(({ name }) => name ?? []);
    yield names;
    const last = names.at(-1);
    if (last === undefined || names.length < pageSize) return;
    after = last;
    await setImmediate();
  }
}

/** Whether a file came with a message of a conversation that the account takes part in: as its applicant, or as staff. */
export async function isLampiranFor(read: Reader, akun: SignedIn, name: string): Promise<boolean> {
  const isStaff = hasCapability(akun.authent, 'verifikasiBerkas');
  const rows = await read
    .select({ id: pesan.id })
    .from(pesan)
    .innerJoin(
      peserta,
      byId(peserta, pesan.peserta_id, isStaff ? undefined : eq(peserta.akun_id, akun.akun_id)),
    )
    .where(ofSchool(pesan, eq(pesan.lampiran, name)))
    .limit(1);
  return rows.length > 0;
}
