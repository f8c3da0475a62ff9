import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Transaction } from '../../db/store.ts';
import { findPeralihanBy } from './daftar-ulang.queries.ts';

/**
 * Whether this act was carried out already under its id. Refuses (409) an id that belongs to another applicant or to other
 * contents: its answer would tell of something that never was. The applicant is locked before.
 */
export async function isDilakukan(
  tx: Transaction,
  pesertaId: string,
  operasiId: string,
  sidik: string,
): Promise<boolean> {
  const done = await findPeralihanBy(tx, operasiId);
  if (!done) return false;
  if (done.peserta_id === pesertaId && done.sidik === sidik) return true;
  throw terpakai();
}

export const terpakai = (): Refusal =>
  new Refusal('Tindakan ini sudah pernah dipakai untuk hal lain. Muat ulang halaman, lalu ulangi.', 409, {
    jenis: 'operasi-terpakai',
  });
