import { schoolId } from '../db/school-id.ts';
import type { Store, Transaction } from '../db/store.ts';
import { keadaanServer } from '../db/keadaan-server.table.ts';

/** Who acts where nobody does. */
export const systemActor = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };

/** Keeps one value of the server's own state. */
export const saveKeadaan = (store: Store, kunci: string, nilai: string): Promise<void> =>
  store.tx(systemActor, (tx) => setKeadaan(tx, kunci, nilai));

export async function setKeadaan(tx: Transaction, kunci: string, nilai: string): Promise<void> {
  await tx
    .insert(keadaanServer)
    .values({ kunci, nilai })
    .onConflictDoUpdate({ target: keadaanServer.kunci, set: { nilai } });
}

/** Whether `kunci` was free: of several processes that claim it, one does. */
export async function claimKeadaan(tx: Transaction, kunci: string, nilai: string): Promise<boolean> {
  const claimed = await tx
    .insert(keadaanServer)
    .values({ kunci, nilai })
    .onConflictDoNothing()
    .returning({ kunci: keadaanServer.kunci });
  return claimed.length > 0;
}
