import type { Sebaran } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { systemClock } from '../../../server/clock/system-clock.ts';
import { insist } from './insist.ts';
import type { SimulationHost, Stage } from './simulation.ts';
import { spreadOf } from './spread.ts';
import type { VirtualParticipant } from './virtual-participant.ts';

/** How long a participant tries to get in. */
export const openingPatienceMs = 120_000;

/** Signs everybody in, loads the pictures and starts, each stage all at once; answers how long each stage took, in ms. */
export async function openExam(
  all: readonly VirtualParticipant[],
  host: SimulationHost,
): Promise<{ masuk: Sebaran; gambar: Sebaran; mulai: Sebaran }> {
  const together = async (tahap: Stage, act: (one: VirtualParticipant) => Promise<void>) => {
    let done = 0;
    const times = await Promise.all(
      all.map(async (one) => {
        const beganMs = systemClock.monotonicMs();
        await insist(() => act(one), beganMs + openingPatienceMs, one.random);
        done++;
        host.tell({ tahap, bagian: done / all.length, diakui: 0 });
        return systemClock.monotonicMs() - beganMs;
      }),
    );
    return spreadOf(times);
  };
  const masuk = await together('masuk', (one) => one.prepare());
  const gambar = await together('gambar', (one) => one.loadPictures());
  const mulai = await together('mulai', async (one) => {
    if (!(await one.begin())) throw new Error('the start was refused');
  });
  return { masuk, gambar, mulai };
}
