import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { documentOf } from '@spmb/shared/kernel/documents.ts';
import type { App } from '../route.ts';

const yearSeconds = 31_536_000;
/** A day of exams: for so long a browser opens the page again on plain http while the server is away. */
const shellSeconds = 43_200;
/** Pages that a participant opens; the back office is of no use without the server. */
const participantPages = /^\/(login|peserta(\/.*)?)?$/;

/**
 * Whether browsers keep the page of an address themselves: a participant's on plain http, where no service worker does, and
 * one of the public site everywhere, since who only looks around installs none.
 */
const isKeptPage = (path: string, isHttps: boolean): boolean =>
  documentOf(path) === 'publik.html' || (!isHttps && participantPages.test(path));

/**
 * Serves the built PWA. Files under `assets/` carry a hash in their name and never change; all else is asked for anew, but
 * for pages that browsers keep.
 */
export function serveWeb(app: App, webDir: string): void {
  app.use('*', async (call, next) => {
    await next();
    const { headers } = call.res;
    if (headers.has('cache-control')) return;
    const isKept = call.res.ok && isKeptPage(call.req.path, call.get('isHttps'));
    headers.set('cache-control', isKept ? `max-age=${shellSeconds}` : 'no-cache');
    // One document, whatever question the address names.
    if (isKept) headers.set('no-vary-search', 'params');
  });
  app.use('/assets/*', async (call, next) => {
    await next();
    if (call.res.ok) call.res.headers.set('cache-control', `public, max-age=${yearSeconds}, immutable`);
  });
  app.use('*', serveStatic({ root: webDir, precompressed: true }));
  app.get('*', async (call, next) => {
    // A page of the app is answered by the document that has it; a missing file stays missing.
    if (/\.[a-z0-9]+$/i.test(call.req.path)) return call.text('', 404);
    const file = documentOf(call.req.path);
    const path = existsSync(join(webDir, file)) ? file : 'index.html';
    return serveStatic({ root: webDir, path, precompressed: true })(call, next);
  });
}
