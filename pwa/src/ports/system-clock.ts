import type { Clock } from '@spmb/shared/kernel/clock.ts';

/** The device's own clocks. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};
