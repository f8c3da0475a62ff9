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

/** Registers the service worker where the browser has one, which is only on https and on the device itself. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A first visit has no older version to replace, so it does not load what only an update needs.
  if (!navigator.serviceWorker.controller) {
    deliverWhenHidden(await navigator.serviceWorker.register('/sw.js'));
    return;
  }
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    waiting = true;
    activate = () => {
      workbox.addEventListener('controlling', () => {
        location.reload();
      });
      workbox.messageSkipWaiting();
    };
    for (const listener of listeners) listener(true);
  });
  const registration = await workbox.register();
  if (registration) deliverWhenHidden(registration);
}

/** Who leaves the page, or closes it, leaves what is unsent to the service worker. */
function deliverWhenHidden(registration: SyncRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      void registration.sync?.register(deliverTag).catch(() => undefined);
  });
}
