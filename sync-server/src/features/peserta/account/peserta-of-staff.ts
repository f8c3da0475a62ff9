import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import type { Context } from '../../../context.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { findPesertaAkun, type PesertaAkun } from './peserta-akun.queries.ts';

/**
 * A participant whom this account may help: the office everybody, a supervisor those on his attendance lists. Others look as if they did not exist. Throws NotFound.
 */
export async function getPesertaOfStaff(
  { store: { read }, ahead }: Context,
  akun: SignedIn,
  id: string,
): Promise<PesertaAkun> {
  const found = await findPesertaAkun(read, id);
  const isOffice = hasCapability(akun.authent, 'kelolaPeserta');
  if (!found || (!isOffice && !(await ahead.isWatched(read, id, akun)))) throw new NotFound();
  return found;
}
