import { performance } from 'node:perf_hooks';

/** Share of a second in which this process did something. */
const restsBelow = 0.05;

/**
 * Calls `collect` once, at the first second (`restMs`) in which this process rests: it stands still for as long as that takes, some
 * 65 ms for what a start has left, which V8 itself looks for only when something new is made.
 */
export function giveBackAtRest(collect: () => void, restMs = 1_000): void {
  const before = performance.eventLoopUtilization();
  setTimeout(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    if (utilization < restsBelow) collect();
    else giveBackAtRest(collect, restMs);
  }, restMs).unref();
}
