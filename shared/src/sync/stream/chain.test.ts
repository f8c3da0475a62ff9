import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBase64Url } from '../../kernel/text/bytes.ts';
import { chainStart, nextLink } from './chain.ts';
import { portableDigest } from '../seal/digest.ts';
import { receiptCode } from './receipt.ts';
import { signSurat, verifySurat, type Surat } from '../start/surat.ts';

const linkOf = (texts: readonly string[]) =>
  toBase64Url(texts.reduce((link, text) => nextLink(portableDigest, link, text), chainStart()));

describe('chain of a stream', () => {
  test('S2: the link is SHA-256 of the link before and the exact text', () => {
    const { createHash } = process.getBuiltinModule('node:crypto');
    const first = createHash('sha256').update(new Uint8Array(32)).update('{"seq":1}').digest();
    const second = createHash('sha256').update(first).update('{"seq":2,"é":1}').digest('base64url');
    expect(linkOf(['{"seq":1}', '{"seq":2,"é":1}'])).toBe(second);
  });

  test('S2: any other text or order is another chain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 5 }),
        fc.array(fc.string(), { maxLength: 5 }),
        (a, b) => {
          expect(linkOf(a) === linkOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        },
      ),
    );
  });
});

describe('receipt', () => {
  test('S6: ten letters and digits that name attempt and answers', () => {
    const code = receiptCode(portableDigest, 'u1', 'b1=A');
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    expect(receiptCode(portableDigest, 'u1', 'b1=A')).toBe(code);
    expect(receiptCode(portableDigest, 'u2', 'b1=A')).not.toBe(code);
    expect(receiptCode(portableDigest, 'u1', 'b1=B')).not.toBe(code);
  });

  test('S6: a fixed vector, so that a printed code can be checked later', () => {
    expect(receiptCode(portableDigest, 'u1', 'b1=A\nb2=-')).toBe('W26PDW6MFZ');
  });
});

describe('surat', () => {
  const surat: Surat = {
    server_id: 's',
    generasi: 1,
    ujian_id: 'u',
    jadwal_ujian_peserta_id: 'j',
    percobaan: 1,
    undian: 0,
    paket: 'p',
    aliran: null,
    epoch: 1,
    boleh_ms: 60_000,
    batas_akhir_ms: 1,
    mulai_ms: 0,
    status: 'mengerjakan',
    versi: 3,
  };
  const key = new Uint8Array(32).fill(1);

  test('S18: comes back as it was signed', () => {
    expect(verifySurat(portableDigest, key, signSurat(portableDigest, key, surat))).toEqual(surat);
  });

  test('S18: another key, a changed text and a changed MAC are no surat', () => {
    const signed = signSurat(portableDigest, key, surat);
    expect(verifySurat(portableDigest, new Uint8Array(32), signed)).toBeUndefined();
    const more = signed.teks.replace('60000', '90000');
    expect(verifySurat(portableDigest, key, { ...signed, teks: more })).toBeUndefined();
    expect(
      verifySurat(portableDigest, key, { ...signed, mac: toBase64Url(new Uint8Array(32)) }),
    ).toBeUndefined();
    expect(verifySurat(portableDigest, key, { ...signed, mac: '*' })).toBeUndefined();
  });
});
