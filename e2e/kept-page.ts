import type { BrowserContext } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackZip } from '../sync-server/src/archive/unpack-zip.ts';

const folder = fileURLToPath(new URL('./pages/', import.meta.url));
const types: Record<string, string> = {
  '': 'text/html',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Participants' pages of earlier protocol versions, as they were built (`tools/keep-page.mjs`). */
export const keptPages = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.zip'));

/**
 * Puts an earlier page in the place of the server's own, as a browser does that has not heard of the new one; calls go to
 * the server. Its service worker must be blocked: it would fetch the new page. Answers how to let the new page in.
 */
export async function serveKeptPage(
  context: BrowserContext,
  origin: string,
  name: string,
): Promise<() => Promise<void>> {
  const files = await unpackZip(readFileSync(`${folder}${name}`));
  const isOfPage = (url: URL): boolean => url.origin === origin && !url.pathname.startsWith('/api/');
  await context.route(isOfPage, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const kind = extname(path);
    const body = files.get(kind === '' ? 'index.html' : path);
    if (!body) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ body: Buffer.from(body), contentType: types[kind] ?? 'application/octet-stream' });
  });
  return () => context.unroute(isOfPage);
}
