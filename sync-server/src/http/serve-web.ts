import { serveStatic } from '@hono/node-server/serve-static';
import type { App } from './route.ts';

const yearSeconds = 31_536_000;

/** Serves the built PWA. Files under `assets/` carry a hash in their name and never change; all else is asked for anew. */
export function serveWeb(app: App, webDir: string): void {
  app.use('*', async (call, next) => {
    await next();
    if (!call.res.headers.has('cache-control')) call.res.headers.set('cache-control', 'no-cache');
  });
  app.use('/assets/*', async (call, next) => {
    await next();
    if (call.res.ok) call.res.headers.set('cache-control', `public, max-age=${yearSeconds}, immutable`);
  });
  app.use('*', serveStatic({ root: webDir, precompressed: true }));
  app.get('*', async (call, next) => {
    // A page of the app is answered by its one document; a missing file stays missing.
    if (/\.[a-z0-9]+$/i.test(call.req.path)) return call.text('', 404);
    const page = serveStatic({ root: webDir, path: 'index.html', precompressed: true });
    return page(call, next);
  });
}
