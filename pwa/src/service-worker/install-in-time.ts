import { browserRandomness } from '../ports/browser-randomness.ts';
import { backoffMs } from '../sync/ports/backoff.ts';

const quietMs = 1_000;
const waitMaxMs = 10_000;

/** Tries until the application stands on the device: where the network loses one of its files, nothing is installed. */
export async function installInTime(): Promise<void> {
  await untilCalm();
  for (let tries = 1; ; tries++) {
    const known = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, backoffMs(tries, browserRandomness)));
    if (known?.active) return;
  }
}

/**
 * Resolves once the page has received nothing for a second, after ten at the latest: what is fetched for later takes
 * neither network nor processor from what is looked at.
 */
function untilCalm(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      resolve();
    };
    let quiet = setTimeout(end, quietMs);
    const latest = setTimeout(end, waitMaxMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    observer.observe({ type: 'resource' });
  });
}
