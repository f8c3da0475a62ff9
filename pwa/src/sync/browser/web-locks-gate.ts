import type { Scheduler, TabGate } from '../ports/ports.ts';

/** A reloaded page may have to wait this long until its former self has let go. */
const reloadMs = 300;

/** One active tab by Web Locks, which the browser frees by itself when a tab dies. They exist on https only. */
export function createWebLocksGate(locks: Pick<LockManager, 'request'>, scheduler: Scheduler): TabGate {
  return {
    claim(name, onChange) {
      const abort = new AbortController();
      let free: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (free = resolve));
      const settled = new Promise<boolean>((resolve) => {
        let isSettled = false;
        const settle = (holds: boolean): void => {
          if (isSettled && holds) onChange(true);
          isSettled = true;
          resolve(holds);
        };
        const cancel = scheduler.after(reloadMs, () => settle(false));
        const hold = (): Promise<void> => {
          cancel();
          settle(true);
          return released;
        };
        locks.request(name, { signal: abort.signal }, hold).catch(() => undefined);
      });
      return {
        settled,
        release: () => {
          abort.abort();
          free();
        },
      };
    },
  };
}
