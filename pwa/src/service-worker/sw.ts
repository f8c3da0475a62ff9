/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { documentOf } from '@spmb/shared/kernel/documents.ts';
import { readUnsent } from '../local-db/read-unsent.ts';
import { deliverCopies } from '../sync/send/deliver-copies.ts';
import { createFetchTransport } from '../sync/browser/fetch-transport.ts';
import { deliverTag, type SyncEvent } from './background-sync.ts';
import { keepOtherDocuments } from './other-documents.ts';
import { showPush } from './push.ts';
import { keepSchoolPictures } from './school-pictures.ts';

declare const self: ServiceWorkerGlobalScope;

// The exam path: complete on the device before an exam begins. The list carries the hash of each file, so that the page
// of a captive portal is none of them: nothing is installed then, and the next visit tries again.
precacheAndRoute(self.__WB_MANIFEST);

// An address is opened by the document that has it; calls always go to the network. Of the back office only the document
// stands on the device, so that it is as old as the worker.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && documentOf(url.pathname) === 'office.html',
  createHandlerBoundToURL('office.html'),
);
keepOtherDocuments();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/^\/api/] }));

/** A captive portal answers HTML with status 200 for whatever is asked; no file under assets/ is HTML. */
const isOurs = ({ ok, headers }: Response): boolean =>
  ok && !(headers.get('content-type') ?? '').startsWith('text/html');

// Files of the back office carry a hash in their name: kept when used.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'berkas-panitia',
    plugins: [{ cacheWillUpdate: async ({ response }) => (isOurs(response) ? response : null) }],
  }),
);

keepSchoolPictures(self.location.origin);
showPush(self);

self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// The network is back and nobody looks at the application, which may be closed: its answers go out all the same.
self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === deliverTag) sync.waitUntil(deliver());
});

async function deliver(): Promise<void> {
  // A page that was loaded past this worker sends by itself as well.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  // A rejection is how the browser learns that it should try again later.
  if (!(await deliverCopies(createFetchTransport(), await readUnsent()))) throw new Error('no server');
}
