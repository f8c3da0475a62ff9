import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { findPesertaAkun, isScheduled, type PesertaAkun } from './peserta-akun.queries.ts';

/**
 * A participant whom this account may help: the office everybody, a supervisor those on his attendance lists and of his
 * programme, where he has one. Others look as if they did not exist. Throws NotFound.
 */
export async function getPesertaOfStaff(read: Reader, akun: SignedIn, id: string): Promise<PesertaAkun> {
  const found = await findPesertaAkun(read, id);
  const isOffice = hasCapability(akun.authent, 'kelolaPeserta');
  const isOwn = akun.jurusan_id === null || found?.jurusan_id_1 === akun.jurusan_id;
  if (!found || (!isOffice && !(isOwn && (await isScheduled(read, id))))) throw new NotFound();
  return found;
}
