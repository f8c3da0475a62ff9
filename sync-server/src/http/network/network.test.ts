import { afterEach, describe, expect, test } from 'vitest';
import { socketAt } from '../../testing/socket-at.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readNetworkSettings } from './network-settings.ts';

let t: TestApp | undefined;
afterEach(async () => {
  await t?.close();
  t = undefined;
});

/** The server with this environment, asked over a socket from `peer` with these headers. */
async function ask(env: Record<string, string>, peer: string, headers: Record<string, string> = {}) {
  t = await buildTestApp({ env });
  return t.app.request('/api/health', { headers }, socketAt(peer));
}
/** The address under which a login from `peer` stands in the list of logins. */
async function addressSeen(trusted: string, peer: string, forwarded?: string): Promise<string> {
  t = await buildTestApp({ env: { TRUST_PROXY: trusted } });
  const { akun_id } = await t.signIn('operator');
  const more: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const headers = { 'content-type': 'application/json', ...more };
  const body = JSON.stringify({ email: `operator-${akun_id}`, password: 'sandi-uji-coba' });
  const sent = { method: 'POST', headers, body };
  const { token } = await (await t.app.request('/api/auth/token', sent, socketAt(peer))).json();
  const { body: logins } = await t.call({ token, akun_id }, 'GET', '/api/sesi-masuk');
  return logins.sesi.find(({ ini }: { ini: boolean }) => ini).alamat;
}

describe('TRUST_PROXY: whose word about the caller counts', () => {
  test.each([
    ['nobody’s, unless the setting names a network', '', '10.0.0.1', '10.9.9.9', '10.0.0.1'],
    ['that of a proxy in it', '10.0.0.1', '10.0.0.1', '10.9.9.9', '10.9.9.9'],
    ['not that of a neighbour', '10.0.0.1', '10.0.0.2', '10.9.9.9', '10.0.0.2'],
    [
      'up to the right-most address that is no proxy',
      '10.0.0.0/24, 127.0.0.1',
      '127.0.0.1',
      '1.2.3.4, 10.9.9.9, 10.0.0.7',
      '10.9.9.9',
    ],
    [
      'not what is malformed, nor what stands left of it',
      '10.0.0.1',
      '10.0.0.1',
      '10.9.9.9, halo',
      '10.0.0.1',
    ],
    ['nor an empty list', '10.0.0.1', '10.0.0.1', '', '10.0.0.1'],
    ['nor none', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
    ['also over IPv6', 'fd00::/64', 'fd00::1', 'fd01::9', 'fd01::9'],
    [
      'an IPv4 proxy that comes by an IPv6 socket',
      '10.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:10.9.9.9',
      '10.9.9.9',
    ],
  ])('%s', async (_, trusted, peer, forwarded, seen) => {
    expect(await addressSeen(trusted, peer, forwarded)).toBe(seen);
  });

  test.each([
    'sekolah.id',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/0',
    '10.0.0.0/8/9',
    'fd00::/129',
    '10.0.0',
  ])('a setting like %j stops the start with a sentence', (text) => {
    expect(() => readNetworkSettings({ TRUST_PROXY: `127.0.0.1, ${text}` })).toThrow(`"${text}"`);
  });
});

describe('HSTS_SECONDS', () => {
  const proxy = { TRUST_PROXY: '10.0.0.1' };
  const https = { 'x-forwarded-proto': 'https' };
  const hsts = 'strict-transport-security';

  test('is off at first', async () => {
    expect((await ask(proxy, '10.0.0.1', https)).headers.has(hsts)).toBe(false);
  });

  test('reaches who came by https, this name only', async () => {
    const answer = await ask({ ...proxy, HSTS_SECONDS: '3600' }, '10.0.0.1', https);
    expect(answer.headers.get(hsts)).toBe('max-age=3600');
  });

  test.each([
    ['plain http by the proxy', '10.0.0.1', { 'x-forwarded-proto': 'http' }],
    ['plain http past the proxy, whatever it says of itself', '10.0.0.9', https],
    ['a proxy that says nothing', '10.0.0.1', {}],
  ])('is never sent over %s', async (_, peer, headers: Record<string, string>) => {
    const answer = await ask({ ...proxy, HSTS_SECONDS: '3600' }, peer, headers);
    expect(answer.headers.has(hsts)).toBe(false);
  });

  test.each(['86401', '-1', '1 jam', '1e3'])('%j stops the start with a sentence', (text) => {
    expect(() => readNetworkSettings({ HSTS_SECONDS: text })).toThrow('paling lama satu hari');
  });
});
