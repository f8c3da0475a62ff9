/// <reference lib="webworker" />
import type { IsiPush } from '@spmb/shared/pemberitahuan/pemberitahuan.ts';
import { readTanda } from '../ports/tanda-push.ts';

/** One place on the screen for all that the school has to say: a later notification takes that of the one before. */
const tag = 'pesan';

/** Shows notifications that are for the login of this device, and opens the application where one is touched. */
export function showPush(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('push', (event) => event.waitUntil(show(self, event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(self, event.notification.data));
  });
}

async function show(self: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const isi = readIsi(data);
  if (isi === undefined || (await readTanda())?.untuk !== isi.untuk) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Who looks at the application has its inbox before him, or sits an exam, which nothing interrupts.
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { judul, isi: body, alamat } = isi;
  await self.registration.showNotification(judul, {
    body,
    tag,
    icon: '/icon-192.png',
    lang: 'id',
    data: alamat,
  });
}

function readIsi(data: PushMessageData | null): IsiPush | undefined {
  try {
    return data?.json() as IsiPush | undefined;
  } catch {
    return undefined;
  }
}

/** A page that is open comes to the front as it is: it may hold a sheet, or a form that nobody has sent. */
async function open(self: ServiceWorkerGlobalScope, alamat: unknown): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page) await page.focus();
  else await self.clients.openWindow(typeof alamat === 'string' && /^\/[a-z]/.test(alamat) ? alamat : '/');
}
