import { eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { akun } from '../akun/account/akun.table.ts';

/** Whether an active administrator exists; until then the server offers its set-up page. */
export async function hasAdministrator(read: Reader): Promise<boolean> {
  const rows = await read
    .select({ id: akun.id })
    .from(akun)
    .where(ofSchool(akun, eq(akun.authent, 'administrator'), eq(akun.status, 0)))
    .limit(1);
  return rows.length > 0;
}
