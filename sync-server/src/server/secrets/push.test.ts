import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { deriveKunciP256, encryptPush, isKunciLangganan } from './enkripsi-push.ts';
import { buildSecrets } from './secrets.ts';
import { kunciVapid, signVapid } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  plain: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

/** Who a push service takes a header for, by the key that it names; throws where its signature is another's. */
async function readVapid(header: string, nowMs: number) {
  const [, token = '', k = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const point = bytes(k);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  return { k, ...(await jwtVerify(token, key, { currentDate: new Date(nowMs) })).payload };
}

describe('a message for a browser', () => {
  test('RFC 8291: is encrypted as its example says, byte by byte', () => {
    const draw = { privateKey: bytes(example.privateKey), salt: bytes(example.salt) };
    const body = encryptPush(example, Buffer.from(example.plain), draw);
    expect(body.toString('base64url')).toBe(example.body);
  });

  test('of two with the same words no byte of key or salt is the same', () => {
    const [one, other] = [0, 1].map(() => encryptPush(example, Buffer.from(example.plain)));
    expect(one!.subarray(0, 16)).not.toEqual(other!.subarray(0, 16));
    expect(one!.subarray(21, 86)).not.toEqual(other!.subarray(21, 86));
  });

  test('keys that are no point of the curve, or too short a secret, are known as such', () => {
    const { p256dh, auth } = example;
    const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
    expect(isKunciLangganan({ p256dh, auth })).toBe(true);
    for (const wrong of [
      { p256dh: offCurve, auth },
      { p256dh: '', auth },
      { p256dh, auth: auth.slice(0, -2) },
    ])
      expect(isKunciLangganan(wrong)).toBe(false);
  });
});

describe('who the server is to push services', () => {
  const secrets = buildSecrets(Buffer.alloc(32, 1));
  const nowMs = Date.parse('2025-07-01T00:30:00Z');

  test('RFC 8292: the example of its section 2.4 and our own header are verified alike', async () => {
    const token =
      'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
    const k = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
    expect(await readVapid(`vapid t=${token}, k=${k}`, 1_453_500_000_000)).toMatchObject({
      aud: 'https://push.example.net',
      sub: 'mailto:push@example.com',
    });
    const about = { origin: 'https://push.example.net', kontak: 'mailto:tu@smk.sch.id' };
    expect(await readVapid(await signVapid(secrets, nowMs, about), nowMs)).toEqual({
      k: kunciVapid(secrets),
      aud: about.origin,
      sub: about.kontak,
      exp: nowMs / 1_000 + 12 * 3_600,
    });
  });

  test('its key is the same for ever, and another server’s is another', () => {
    expect(kunciVapid(buildSecrets(Buffer.alloc(32, 1)))).toBe(kunciVapid(secrets));
    expect(kunciVapid(buildSecrets(Buffer.alloc(32, 2)))).not.toBe(kunciVapid(secrets));
    expect(deriveKunciP256(secrets.key('push')).publicKey).toHaveLength(65);
  });
});
