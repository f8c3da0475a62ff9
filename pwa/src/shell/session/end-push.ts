import { cacheOfTanda, findSubscription, readTanda } from '../../ports/tanda-push.ts';

/**
 * Whoever leaves the device, or comes to it, ends what it shows of others: `akun` undefined, or another one. What it shows
 * ends at once, also without the network, for which this stands in the first file; the push service learns of it when it can
 * be reached. Never rejects.
 */
export async function endPush(akun?: string): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  await endBut(akun).catch(() => undefined);
}

async function endBut(akun: string | undefined): Promise<void> {
  if (akun !== undefined && (await readTanda())?.akun === akun) return;
  await caches.delete(cacheOfTanda);
  await (await findSubscription())?.unsubscribe();
}
