import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator'));

const ask = (method: string, path: string, more: Record<string, string> = {}) =>
  t.app.request(path, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, origin: 'https://lain.example', ...more },
    body: method === 'GET' ? null : '{}',
  });
/** Answers that never end. */
const isEndless = (path: string) => /\/live$/.test(path);

describe('every call, however it is answered', () => {
  test('8.1.1, 14.4.3, 14.4.4, 14.4.7, 14.5.3, 3.4: is kept by nobody, runs nothing, is framed by nobody, and sets no cookie', async () => {
    for (const { method, path, definition } of t.routes.filter((route) => !isEndless(route.path))) {
      if (path.endsWith('/logout')) continue;
      const { headers, status } = await ask(method, path.replaceAll(/:\w+/g, 'tidak-ada'));
      const told = [`${method} ${path} ${status}`];
      expect([...told, headers.get('cache-control')]).toEqual([
        ...told,
        // What everybody is answered alike may be kept, and is asked about each time; that there is nothing may not.
        definition?.isSnapshot && status < 400 ? 'no-cache' : 'no-store',
      ]);
      expect([...told, headers.get('x-content-type-options')]).toEqual([...told, 'nosniff']);
      expect([...told, headers.get('content-security-policy')]).toEqual([
        ...told,
        expect.stringMatching(/default-src 'none'/),
      ]);
      expect([...told, headers.get('set-cookie')]).toEqual([...told, null]);
      const others = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([...told, others]).toEqual([...told, []]);
    }
    // Each list writes a workbook here.
  }, 120_000);

  test('only what everybody may ask, and gets the same answer to, may be kept', () => {
    const kept = t.routes.filter(({ definition }) => definition?.isSnapshot);
    expect(kept.length).toBeGreaterThan(5);
    for (const { method, path, capability } of kept)
      expect([path, method, capability]).toEqual([path, 'GET', 'publik']);
  });

  test('13.2.1: another method than its own opens nothing', async () => {
    for (const { path } of t.routes) {
      const own = t.routes.filter((route) => route.path === path).map(({ method }) => method as string);
      if (own.includes('DELETE') || own.includes('PATCH') || path.includes('unggah')) continue;
      for (const method of ['PATCH', 'DELETE'])
        expect([path, method, (await ask(method, path.replaceAll(/:\w+/g, 'x'))).status]).toEqual([
          path,
          method,
          404,
        ]);
    }
  });

  test('7.4.1: an unexpected failure tells nothing of the inside', async () => {
    const { store } = t.context;
    const { tx } = store;
    store.tx = () => Promise.reject(new Error('SQLITE_ERROR: /srv/data/spmb.sqlite at line 12'));
    const answer = await t.call(admin, 'POST', '/api/ruang', { name: 'Aula', kapasitas: 40 });
    store.tx = tx;
    expect(answer).toEqual({
      httpStatus: 500,
      body: {
        status: false,
        message: 'Opps...,Terjadi kesalahan di server, silahkan kembali beberapa saat kemudian',
      },
    });
  });

  test('5.1.1: of a parameter that is given twice the first counts', async () => {
    for (const name of ['Aula', 'Lab 1', 'Lab 2'])
      await t.call(admin, 'POST', '/api/ruang', { name, kapasitas: 40 });
    const { body } = await t.call(admin, 'GET', '/api/ruang?page=1&size=1&size=100');
    expect(body).toMatchObject({ size: 1, rows: [expect.anything()] });
  });
});

describe('the page', () => {
  test('14.4.3: runs scripts of this server only and is framed by nobody', async () => {
    const { headers } = await t.app.request('/apa-saja');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/(^|; )script-src 'self'(;|$)/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('set-cookie')).toBeNull();
  });
});

test('5.2.6: connections are opened by the channels of messages, to addresses that were judged, and by the rehearsal, which asks this server itself', () => {
  const source = new URL('../../', import.meta.url);
  /** What of the network's module only reads addresses. */
  const addresses = /^import \{ (?:BlockList|isIP|, )+ \} from 'node:net'/;
  const opening =
    /(?:from |import\()'(?:node:(?:http|https|http2|net|tls|dgram|dns\/promises)|undici|ws|nodemailer[\w/-]*)'|(?<![.\w])fetch\(\s*['"`\w]/;
  const files = globSync('**/*.ts', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|testing\//.test(file))
    .filter((file) =>
      readFileSync(new URL(file, source), 'utf8')
        .split('\n')
        .some(
          (line) =>
            opening.test(line) && !addresses.test(line) && !/^import type|fetch\(request: Request/.test(line),
        ),
    );
  expect(files.sort()).toEqual([
    'features/gladi-bersih/simulasi/send-request.ts',
    'features/gladi-bersih/simulasi/simulate.ts',
    'features/pesan-keluar/kanal/minta.ts',
    'features/pesan-keluar/kanal/surel.ts',
  ]);
});
