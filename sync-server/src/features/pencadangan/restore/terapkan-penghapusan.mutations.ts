import { namaPenghapusan } from '../../../backup/penghapusan.ts';
import type { Transaction } from '../../../db/store.ts';
import { setKeadaan } from '../../../identity/keadaan-server.mutations.ts';
import { readKeadaan } from '../../../identity/keadaan-server.queries.ts';
import { dihapusPrefix, listDihapus } from '../../../identity/own-keadaan.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';
import { listIdBernama } from '../../privasi/orang/orang.queries.ts';

/**
 * Notes in restored data who is named in a list of deletions, so that they are deleted again before the first call. `secrets`:
 * of the data. Answers how many come back with the data and will be deleted, also by what the server knows itself.
 */
export async function terapkanPenghapusan(
  tx: Transaction,
  nowMs: number,
  names: ReadonlySet<string>,
  secrets: Pick<Secrets, 'key'>,
): Promise<number> {
  const known = new Set(listDihapus(await readKeadaan(tx)));
  let back = 0;
  for (const id of await listIdBernama(tx)) {
    const isNamed = names.size > 0 && names.has(namaPenghapusan(secrets, id));
    if (isNamed && !known.has(id)) await setKeadaan(tx, dihapusPrefix + id, String(nowMs));
    if (isNamed || known.has(id)) back += 1;
  }
  return back;
}
