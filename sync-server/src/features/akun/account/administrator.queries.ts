import { asc, eq } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from './akun.table.ts';

/**
 * Ids of the active administrators, locked until the transaction ends: of two that remove each other at once, the
 * second finds himself alone.
 */
export async function lockAdministrators(queries: Reader): Promise<string[]> {
  const query = queries
    .select({ id: akun.id })
    .from(akun)
    .where(ofSchool(akun, eq(akun.authent, 'administrator'), eq(akun.status, 0)))
    .orderBy(asc(akun.id));
  return (await lockRow(query)).map(({ id }) => id);
}
