import { x25519 as reference } from '@noble/curves/ed25519.js';
import { expect, test } from 'vitest';
import { x25519 } from './x25519.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

test('S16: the published vector of RFC 7748, section 5.2, applied a thousand times', () => {
  let scalar = hex('0900000000000000000000000000000000000000000000000000000000000000');
  let point = scalar;
  for (let round = 0; round < 1000; round++) {
    const next = x25519.scalarMult(scalar, point);
    point = scalar;
    scalar = next;
  }
  expect(Buffer.from(scalar).toString('hex')).toBe(
    '684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51',
  );
});

test('S16: it answers what the library’s own export answers', () => {
  for (let round = 0; round < 20; round++) {
    const mine = crypto.getRandomValues(new Uint8Array(32));
    const yours = crypto.getRandomValues(new Uint8Array(32));
    expect(x25519.getPublicKey(mine)).toEqual(reference.getPublicKey(mine));
    expect(x25519.getSharedSecret(mine, x25519.getPublicKey(yours))).toEqual(
      reference.getSharedSecret(mine, reference.getPublicKey(yours)),
    );
  }
});

test('S16: a public key of small order is refused, as it would fix the secret', () => {
  expect(() => x25519.getSharedSecret(new Uint8Array(32).fill(7), new Uint8Array(32))).toThrow();
});
