import type { Clock } from '@spmb/shared/kernel/clock.ts';

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};
