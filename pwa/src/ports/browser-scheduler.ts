import type { Scheduler } from '../sync/ports.ts';

/** Delays by the browser's timers. */
export const browserScheduler: Scheduler = {
  after(ms, fn) {
    const timer = setTimeout(fn, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
