import { Workbox } from 'workbox-window';

/** Tells `onWaiting` that a new version of the application waits; calling what it is given changes to it and loads the page again. */
export async function watchUpdates(onWaiting: (activate: () => void) => void): Promise<void> {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    onWaiting(() => {
      workbox.addEventListener('controlling', () => {
        location.reload();
      });
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register();
}
