import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/**
 * Logo and backgrounds are shown without the network as well. The page asks for them as images, without a login, so
 * that no private file can be among them; a changed picture has another name.
 */
export const keepSchoolPictures = (origin: string): void =>
  void registerRoute(
    ({ url, request }) =>
      url.origin === origin && url.pathname.startsWith('/api/media/') && request.destination === 'image',
    new CacheFirst({
      cacheName: 'gambar-sekolah',
      plugins: [
        {
          cacheWillUpdate: async ({ response }) =>
            response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
              ? response
              : null,
        },
      ],
    }),
  );
