import { serveStatic } from '@hono/node-server/serve-static';
import { documentOf } from '@spmb/shared/kernel/documents.ts';
import type { App } from '../route.ts';
import { PageFiles } from './page-files.ts';

const yearSeconds = 31_536_000;
/** A day of exams: for so long a browser opens the page again on plain http while the server is away. */
const shellSeconds = 43_200;
/** Of a file; an address of a page has none. */
const hasExtension = /\.[a-z0-9]+$/i;
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
  const pages = new PageFiles(webDir);
  app.get('*', (call, next) => {
    const { path } = call.req;
    if (hasExtension.test(path)) return next();
    // A page is answered by the document that has it, or by the one that has all others.
    const page = pages.find(documentOf(path)) ?? pages.find('index.html');
    if (!page) return next();
    const html = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
    if (!page.packed || !/\bgzip\b/.test(call.req.header('accept-encoding') ?? ''))
      return call.body(page.bytes, 200, html);
    return call.body(page.packed, 200, { ...html, 'content-encoding': 'gzip' });
  });
  app.use('*', serveStatic({ root: webDir, precompressed: true }));
  // A missing file stays missing.
  app.get('*', (call) => call.text('', 404));
}
