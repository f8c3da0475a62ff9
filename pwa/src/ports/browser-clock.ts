import type { Clock } from '@spmb/shared/kernel/clock.ts';

/** The browser's clocks. */
export const browserClock: Clock = { nowMs: () => Date.now(), monotonicMs: () => performance.now() };
