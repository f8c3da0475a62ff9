import type { Transaction } from '../../../db/store.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';
import { insertAkunIfFree, type NewAkun } from '../account/akun.mutations.ts';
import { buildSandiSekali } from './sandi-sekali.ts';

/** Adds an active account with a one-time password, which is the answer; undefined where its login name is taken. */
export async function insertAkunSekali(
  tx: Transaction,
  nowMs: number,
  secrets: Secrets,
  row: Pick<NewAkun, 'id' | 'username' | 'email' | 'authent'>,
): Promise<string | undefined> {
  const { sandi, stored } = buildSandiSekali(secrets, row.id);
  return (await insertAkunIfFree(tx, nowMs, { ...row, ...stored })) ? sandi : undefined;
}
