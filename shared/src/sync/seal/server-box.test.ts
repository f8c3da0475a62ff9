import { x25519 } from '@noble/curves/ed25519.js';
import { describe, expect, test } from 'vitest';
import { drawBox, openAsServer, sealForServer } from './server-box.ts';

const random = { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) };
const secret = random.bytes(32);
const publicKey = x25519.getPublicKey(secret);
const agree = (other: Uint8Array) => x25519.getSharedSecret(secret, other);
const plain = random.bytes(32);

describe('what a device seals for the server', () => {
  test('S16: only the server reads it', () => {
    const sealed = sealForServer(publicKey, plain, random);
    expect(openAsServer(publicKey, agree, sealed)).toEqual(plain);
    const strange = random.bytes(32);
    const otherKey = x25519.getPublicKey(strange);
    const otherAgree = (other: Uint8Array) => x25519.getSharedSecret(strange, other);
    expect(() => openAsServer(otherKey, otherAgree, sealed)).toThrow();
  });

  test('S16: twice the same is never the same', () => {
    expect(sealForServer(publicKey, plain, random)).not.toEqual(sealForServer(publicKey, plain, random));
  });

  test('S16: a box that was drawn ahead is filled once, since its key and nonce serve one message', () => {
    const fill = drawBox(publicKey, random);
    expect(openAsServer(publicKey, agree, fill(plain))).toEqual(plain);
    expect(() => fill(plain)).toThrow('filled once');
  });

  test.each([0, 31, 32, 40])('S16: a changed byte %i is noticed', (at) => {
    const sealed = sealForServer(publicKey, plain, random);
    sealed[at] = (sealed[at] ?? 0) ^ 4;
    expect(() => openAsServer(publicKey, agree, sealed)).toThrow();
  });

  test('S16: a fixed vector, so that yesterday’s device is understood', () => {
    const zero = { bytes: (count: number) => new Uint8Array(count).fill(1) };
    const server = new Uint8Array(32).fill(2);
    const sealed = sealForServer(x25519.getPublicKey(server), new Uint8Array(4).fill(9), zero);
    expect(Buffer.from(sealed).toString('base64url')).toBe(
      'pOCSkrZRwni5dyxWn1-puxPZBrRqtoyd-dwrRAn4ogljDMqPQiO3w8REqeja1yPaLlHCdA',
    );
  });
});
