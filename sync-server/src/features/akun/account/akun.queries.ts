import { roles } from '@spmb/shared/kernel/role.ts';
import { inArray } from 'drizzle-orm';
import { byId } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import { akun } from './akun.table.ts';

/** Accounts of staff, by an index that passes over those of participants. */
export const isOfStaff = inArray(
  akun.authent,
  roles.filter((role) => role !== 'peserta'),
);

export type AkunRow = typeof akun.$inferSelect;

/** An account by its id. Throws NotFound. */
export async function getAkun(read: Reader, id: string) {
  const [row] = await read.select().from(akun).where(byId(akun, id));
  if (!row) throw new NotFound();
  return row;
}
