/** Which notifications this device shows: those that carry `untuk`, of the account `akun`. */
export interface TandaPush {
  untuk: string;
  akun: string;
}

/** A cache, since page and service worker both read it, and no database has to be opened for it. */
export const cacheOfTanda = 'pemberitahuan';
const entry = '/pemberitahuan';

export async function keepTanda(tanda: TandaPush): Promise<void> {
  const cache = await caches.open(cacheOfTanda);
  await cache.put(entry, new Response(JSON.stringify(tanda)));
}

/** undefined: nobody has asked this device to show any. */
export async function readTanda(): Promise<TandaPush | undefined> {
  const found = await (await caches.open(cacheOfTanda)).match(entry);
  return found && ((await found.json()) as TandaPush);
}

/** The subscription of this browser; undefined: it has none. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}
