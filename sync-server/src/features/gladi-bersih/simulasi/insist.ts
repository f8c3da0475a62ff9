import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { systemClock } from '../../../server/clock/system-clock.ts';

/** Resolves after `ms`. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries again until it works, as a participant does. Throws what was wrong the last time. */
export async function insist(act: () => Promise<void>, untilMs: number, random: SeededRandom): Promise<void> {
  for (;;)
    try {
      await act();
      return;
    } catch (error) {
      if (systemClock.monotonicMs() > untilMs) throw error;
      await pause(random.between(50, 500));
    }
}
