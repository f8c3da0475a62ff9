import type { Context } from './context.ts';
import { schoolId } from './db/school-id.ts';
import type { Feature } from './feature.ts';
import { claimKeadaan } from './identity/keadaan-server.mutations.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };

/** Inserts what this database does not have of the rows that a school begins with, also those of a newer version. */
export async function insertFirstData(context: Context, features: readonly Feature[]): Promise<void> {
  const nowMs = context.clock.nowMs();
  for (const { name, insert } of features.flatMap(({ firstData }) => firstData ?? []))
    await context.store.tx(system, async (tx) => {
      if (await claimKeadaan(tx, `data_awal:${name}`, String(nowMs))) await insert(tx, nowMs);
    });
}
