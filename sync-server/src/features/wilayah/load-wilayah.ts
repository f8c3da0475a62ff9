import { setTimeout } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { insertWilayah, lockMuat, readMuat } from './muat-wilayah.mutations.ts';
import type { DataWilayah } from './read-data-wilayah.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };
/** Regions in one transaction: few enough that other requests hardly wait for it. */
const chunkSize = 200;
/** Between two transactions, for everybody else. */
const pauseMs = 5;

/**
 * Loads the country's regions into the database, in the background and once for ever. Each step is stored with how far
 * it goes: after a crash loading goes on from there, and processes that load at the same time take turns.
 */
export async function loadWilayah(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  readData: () => Promise<DataWilayah>,
  signal: AbortSignal,
): Promise<void> {
  const before = await readMuat(store.read);
  if (before.jumlah > 0 && before.dimuat >= before.jumlah) return;
  const data = await readData();
  let isComplete = false;
  while (!isComplete && !signal.aborted) {
    isComplete = await store.tx(system, async (tx) => {
      const { dimuat, jumlah } = await lockMuat(tx, data.jumlah);
      const rows = data.slice(dimuat, dimuat + chunkSize);
      // Where the data has fewer regions than the version that began, they are all that come.
      const next = { dimuat: dimuat + rows.length, jumlah: rows.length === 0 ? dimuat : jumlah };
      await insertWilayah(tx, clock.nowMs(), rows, next);
      return next.dimuat >= next.jumlah;
    });
    await setTimeout(pauseMs);
  }
}
