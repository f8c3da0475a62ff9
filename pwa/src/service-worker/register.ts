import { browserRandomness } from '../ports/browser-randomness.ts';
import { backoffMs } from '../sync/backoff.ts';
import { deliverTag, type SyncRegistration } from './background-sync.ts';

type Listener = (waiting: boolean) => void;

let waiting = false;
let activate: () => void = () => undefined;
const listeners = new Set<Listener>();

/** Tells `listener` whether a new version of the application waits to be used. */
export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener);
  listener(waiting);
  return () => listeners.delete(listener);
}

/** Changes to the waiting version and loads the page again. */
export const activateUpdate = (): void => {
  activate();
};

/** Tries until the application stands on the device: where the network loses one of its files, nothing is installed. */
async function installInTime(): Promise<void> {
  for (let tries = 1; ; tries++) {
    const known = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, backoffMs(tries, browserRandomness)));
    if (known?.active) return;
  }
}

/** Registers the service worker where the browser has one, which is only on https and on the device itself. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  deliverWhenHidden();
  // A first visit has no older version to replace, so it does not load what only an update needs.
  if (!navigator.serviceWorker.controller) return installInTime();
  const { watchUpdates } = await import('./watch-updates.ts');
  await watchUpdates((change) => {
    waiting = true;
    activate = change;
    for (const listener of listeners) listener(true);
  });
}

/** Who leaves the page, or closes it, leaves what is unsent to the service worker. */
function deliverWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    void navigator.serviceWorker.ready
      .then((registration: SyncRegistration) => registration.sync?.register(deliverTag))
      .catch(() => undefined);
  });
}
