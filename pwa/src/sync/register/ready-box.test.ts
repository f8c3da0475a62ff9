import { fromBase64Url, toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { openAsServer } from '@spmb/shared/sync/seal/server-box.ts';
import { x25519 } from '@spmb/shared/sync/seal/x25519.ts';
import { expect, test } from 'vitest';
import { buildWorld } from '../testing/build-device.ts';
import { fetchServer } from '../paket/fetch-server.ts';
import { prepareBox, takeBox } from './ready-box.ts';

const plain = new Uint8Array(32).fill(7);
const ephemeralOf = (sealed: Uint8Array) => toBase64Url(sealed.subarray(0, 32));

test('S16: no two starts share a box, also where one was drawn ahead', async () => {
  const { ports } = buildWorld().device;
  const { kunci_publik } = await fetchServer(ports);
  await prepareBox(ports);
  const boxes = [1, 2, 3].map(() => ephemeralOf(takeBox(ports, kunci_publik)!(plain)));
  expect(new Set(boxes).size).toBe(3);
});

test('S16: where another server stands at the address, nothing is sealed for the one before', async () => {
  const { ports } = buildWorld().device;
  await fetchServer(ports);
  await prepareBox(ports);
  const secret = ports.randomness.bytes(32);
  const publicKey = x25519.getPublicKey(secret);
  const sealed = takeBox(ports, toBase64Url(publicKey))!(plain);
  expect(openAsServer(publicKey, (other) => x25519.getSharedSecret(secret, other), sealed)).toEqual(plain);
});

test('what is no key makes no box', async () => {
  const { ports } = buildWorld().device;
  expect(fromBase64Url('bukan kunci')).toBeUndefined();
  expect(takeBox(ports, 'bukan kunci')).toBeUndefined();
});
