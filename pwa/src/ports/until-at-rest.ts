import { untilIdle } from './until-idle.ts';

const restMs = 100;
/** A timer that comes later than this was kept from it. */
const lateMs = 25;
const latestMs = 2_000;

/**
 * Resolves when the page has had nothing to do for a tenth of a second; two seconds later at the latest, and then by as much as
 * keeps it busy. A page that waits for its database looks idle between the steps of what it is about to draw.
 */
export async function untilAtRest(): Promise<void> {
  const endMs = performance.now() + latestMs;
  let begunMs: number;
  do {
    await untilIdle();
    begunMs = performance.now();
    await new Promise((resolve) => setTimeout(resolve, restMs));
  } while (performance.now() - begunMs > restMs + lateMs && performance.now() < endMs);
}
