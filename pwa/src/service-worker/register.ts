import { untilLoaded } from '../ports/until-loaded.ts';
import { deliverTag, type SyncRegistration } from './background-sync.ts';
import { offerUpdate } from './update-waiting.ts';

/** Keeps addresses of the application in the browser's own cache, where no service worker can. */
export const keepAddresses = async (...addresses: string[]): Promise<void> =>
  (await untilLoaded(() => import('./keep-shell.ts'))).keepShell(...addresses);

/** Registers the service worker where the browser has one, which is only on https and on the device itself. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  if (!('serviceWorker' in navigator)) return keepAddresses(location.pathname);
  deliverWhenHidden();
  // A first visit has no older version to replace, so it does not load what only an update needs.
  if (!navigator.serviceWorker.controller)
    return (await untilLoaded(() => import('./install-in-time.ts'))).installInTime();
  const { watchUpdates } = await import('./watch-updates.ts');
  await watchUpdates(offerUpdate);
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
