import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App, AppEnv } from '../route.ts';
import { serveWeb } from './serve-web.ts';

const script = 'console.log("sheet");';
let app: App;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>SIM-SPMB</title>');
  writeFileSync(join(folder, 'publik.html'), '<!doctype html><title>Penerimaan Murid Baru</title>');
  writeFileSync(join(folder, 'office.html'), '<!doctype html><title>Panitia</title>');
  writeFileSync(join(folder, 'assets/main-abc.js'), script);
  writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
  app = new Hono();
  serveWeb(app, folder);
});

describe('the built page', () => {
  test('a file goes out compressed to whoever takes gzip, and is kept for a year', async () => {
    const answer = await app.request('/assets/main-abc.js', {
      headers: { 'accept-encoding': 'gzip, deflate' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(gzipSync(script));
  });

  test('who takes no compression gets the file itself', async () => {
    const answer = await app.request('/assets/main-abc.js');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(script);
  });

  test('an address of the app is opened by the document that has it, asked for anew each time', async () => {
    for (const [path, title] of [
      ['/ruang', 'SIM-SPMB'],
      ['/backend/user?page=2', 'Panitia'],
      ['/ruang/layar', 'Panitia'],
    ] as const) {
      const answer = await app.request(path);
      expect(await answer.text()).toContain(title);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('where a document was not built, the one that has all other addresses stands in', async () => {
    const half = mkdtempSync(join(tmpdir(), 'spmb-web-'));
    writeFileSync(join(half, 'index.html'), 'SIM-SPMB');
    const older: App = new Hono();
    serveWeb(older, half);
    expect(await (await older.request('/backend/user')).text()).toBe('SIM-SPMB');
  });

  test('on plain http a participant’s page opens again for a day without the server, whatever question it names', async () => {
    for (const path of ['/', '/login', '/peserta/dashboard', '/peserta/lembar-soal/x?nomor=7', '/pagu']) {
      const { headers } = await app.request(path);
      expect([path, headers.get('cache-control'), headers.get('no-vary-search')]).toEqual([
        path,
        'max-age=43200',
        'params',
      ]);
    }
  });

  test('S1-ROUTE-01: each address of the public site is its own document', async () => {
    for (const name of ['home', 'pagu', 'daftar-peserta', 'pengumuman', 'verify/abc', 'registrasi'])
      expect(await (await app.request(`/${name}`)).text()).toContain('Penerimaan Murid Baru');
    for (const path of ['/verify', '/verify/a/b', '/homes'])
      expect(await (await app.request(path)).text()).toContain('SIM-SPMB');
  });

  test('what only the server can use, and what is missing, is asked for anew', async () => {
    for (const path of ['/backend', '/ruang/layar', '/pesertax', '/peserta/gone.js', '/sw.js'])
      expect((await app.request(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('by https the service worker keeps the page, and browsers ask for it anew', async () => {
    const secure = new Hono<AppEnv>();
    secure.use('*', async (call, next) => {
      call.set('isHttps', true);
      await next();
    });
    serveWeb(secure, folder);
    expect((await secure.request('/peserta/dashboard')).headers.get('cache-control')).toBe('no-cache');
    // Who only looks around has no service worker.
    expect((await secure.request('/home')).headers.get('cache-control')).toBe('max-age=43200');
  });

  test('a document that a new build has replaced is the new one, packed for whoever takes it', async () => {
    const built = mkdtempSync(join(tmpdir(), 'spmb-web-'));
    const file = join(built, 'index.html');
    const put = (words: string, seconds: number) => {
      writeFileSync(file, words);
      writeFileSync(`${file}.gz`, gzipSync(words));
      utimesSync(file, seconds, seconds);
    };
    const fresh: App = new Hono();
    serveWeb(fresh, built);
    for (const [at, words] of ['lama', 'baru'].entries()) {
      put(words, 1_000 + at);
      const packed = await fresh.request('/login', { headers: { 'accept-encoding': 'br, gzip' } });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(words);
      expect(await (await fresh.request('/')).text()).toBe(words);
    }
  });

  test('a missing file stays missing', async () => {
    expect((await app.request('/assets/gone-def.js')).status).toBe(404);
  });
});
