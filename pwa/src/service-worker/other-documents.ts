import { documentOf } from '@spmb/shared/kernel/documents.ts';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** For so long a page that is kept already waits for one that may be newer. */
const waitSeconds = 4;

/**
 * Pages that are no addresses of the application's document come from the network, and from the last visit where that does
 * not answer. What an exam needs is fetched ahead; of these, only what somebody has opened is kept.
 */
export const keepOtherDocuments = (): void =>
  void registerRoute(
    ({ request, url }) => request.mode === 'navigate' && documentOf(url.pathname) !== 'index.html',
    new NetworkFirst({
      cacheName: 'halaman-lain',
      networkTimeoutSeconds: waitSeconds,
      plugins: [
        {
          // One document, whatever address opens it.
          cacheKeyWillBeUsed: async ({ request }) => `/${documentOf(new URL(request.url).pathname)}`,
          // A captive portal answers a page of its own with status 200.
          cacheWillUpdate: async ({ response }) =>
            response.ok && (await response.clone().text()).includes('<div id="root">') ? response : null,
        },
      ],
    }),
  );
