import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { kabarPerangkat } from '../device/kabar-perangkat.table.ts';
import { aliran, operasi, operasiBentrok, tindakan, ujian } from '../attempt/ujian.table.ts';

/** Deletes every attempt with its streams, its log and the acts on it; paket belong to schedules and stay. */
export async function deleteUjian(tx: Transaction): Promise<void> {
  for (const table of [kabarPerangkat, tindakan, operasiBentrok, operasi, aliran, ujian])
    await tx.delete(table).where(ofSchool(table));
}
