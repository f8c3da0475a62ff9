import { describe, expect, test } from 'vitest';
import { tolakPush } from './kanal/alamat-boleh.ts';
import { PengirimPush } from './push/kirim-push.ts';
import { buildBrowser } from './testing/push-service.ts';
import { openPush } from './testing/open-push.ts';

const { t, service, siti, subscribe, subscriptions, write } = openPush();

describe('where a browser’s service may be', () => {
  const { p256dh, auth } = buildBrowser();
  const give = async (fields: object) =>
    (await t.call(siti, 'POST', '/api/pemberitahuan', { p256dh, auth, ...fields })).body;

  test.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://push.example.com:8443/a',
    'https://user@push.example.com/a',
    'https://169.254.169.254/latest',
    'https://0x7f000001/a',
    'file:///etc/passwd',
    `https://push.example.com/${'a'.repeat(1_000)}`,
    '',
  ])('%s is no address of one', async (endpoint) => {
    expect(await give({ endpoint })).toMatchObject({
      status: false,
      kesalahan: { endpoint: expect.any(String) },
    });
    expect(await subscriptions()).toEqual([]);
  });

  test('the school’s own and reserved addresses are none, whatever name they have', () => {
    for (const ip of [
      '127.0.0.1',
      '10.0.0.2',
      '192.168.1.1',
      '172.16.0.1',
      '::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::127.0.0.1',
      '::a00:1',
      'fec0::1',
      '64:ff9b::a9fe:a9fe',
      '64:ff9b:1::a9fe:a9fe',
      '169.254.169.254',
      '100.64.0.1',
      '224.0.0.1',
      'x',
    ])
      expect([ip, tolakPush(ip, true)]).toEqual([ip, expect.any(String)]);
    expect(tolakPush('142.250.4.188', true)).toBeUndefined();
    expect(tolakPush('142.250.4.188', false)).toBeDefined();
  });

  test('the server connects to none of its own computers though a subscription says so', async () => {
    await subscribe(siti);
    await write();
    await new PengirimPush(t.context).kirim(new AbortController().signal);
    expect(service.asked).toEqual([]);
    expect((await subscriptions())[0]?.sebab).toContain('tidak berada di internet');
  });

  test('keys that nothing can be encrypted for are refused; good ones are kept for this login', async () => {
    const endpoint = 'https://push.example.com/a';
    expect(await give({ endpoint, p256dh: 'AAAA' })).toMatchObject({ status: false });
    expect(await give({ endpoint, auth: 'AA' })).toMatchObject({ status: false });
    expect(await give({ endpoint })).toMatchObject({ status: true, data: { untuk: expect.any(String) } });
    expect(await give({ endpoint })).toMatchObject({ status: true });
    expect(await subscriptions()).toMatchObject([{ akun_id: siti.akun_id, endpoint }]);
    expect((await t.call(siti, 'GET', '/api/pemberitahuan')).body).toMatchObject({ aktif: true });
  });
});
