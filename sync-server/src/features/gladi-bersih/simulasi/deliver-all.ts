import { systemClock } from '../../../server/clock/system-clock.ts';
import { pause } from './insist.ts';
import { sumOf, type SimulationHost } from './simulation.ts';
import type { VirtualParticipant } from './virtual-participant.ts';

const deliveryPatienceMs = 120_000;

/** Everybody finishes and sends until his receipt has come, or his patience has ended. */
export async function deliverAll(all: readonly VirtualParticipant[], host: SimulationHost): Promise<void> {
  let delivered = 0;
  await Promise.all(
    all.map(async (one) => {
      one.finish();
      const untilMs = systemClock.monotonicMs() + deliveryPatienceMs;
      while (!(one.isDelivered && one.hasReceipt) && systemClock.monotonicMs() < untilMs)
        if (!(await one.send())) await pause(one.random.between(50, 400));
      delivered++;
      const diakui = sumOf(all, ({ acknowledged }) => acknowledged);
      host.tell({ tahap: 'selesai', bagian: delivered / all.length, diakui });
    }),
  );
}
