import { x25519 } from '@noble/curves/ed25519.js';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSecrets, loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-kunci-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('6.4.1: the key is drawn at the first start, readable by its owner only, and is the same at the next', async () => {
  const first = await loadSecrets(folder, true);
  const file = join(folder, 'kunci-server');
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file)).toHaveLength(32);
  expect((await loadSecrets(folder, false)).key('token')).toEqual(first.key('token'));
  const other = mkdtempSync(join(tmpdir(), 'spmb-kunci-'));
  expect((await loadSecrets(other, true)).key('token')).not.toEqual(first.key('token'));
  rmSync(other, { recursive: true });
});

test('separate keys per purpose', () => {
  const secrets = buildSecrets(new Uint8Array(32).fill(7));
  const purposes = ['token', 'kartu', 'kartu-ruang', 'surat', 'item', 'pesan', 'push', 'tautan'] as const;
  const keys = purposes.map((purpose) => Buffer.from(secrets.key(purpose)).toString('hex'));
  expect(new Set(keys).size).toBe(purposes.length);
});

test('6.2.1: what was sealed and changed anywhere, or sealed by another server, does not open', () => {
  const secrets = buildSecrets(new Uint8Array(32).fill(7));
  const sealed = secrets.seal(Buffer.from('k7pm-q2mx-4ha'));
  expect(Buffer.from(secrets.open(sealed)).toString()).toBe('k7pm-q2mx-4ha');
  expect(sealed).not.toBe(secrets.seal(Buffer.from('k7pm-q2mx-4ha')));
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => secrets.open(changed.toString('base64url')), `byte ${at}`).toThrow();
  }
  expect(() => buildSecrets(new Uint8Array(32).fill(8)).open(sealed)).toThrow();
});

test('what a device seals for the server and what the server opens it with agree, whichever library computes it', () => {
  const secrets = buildSecrets(new Uint8Array(32).fill(7));
  const device = x25519.keygen();
  expect(secrets.agree(device.publicKey)).toEqual(
    x25519.getSharedSecret(device.secretKey, secrets.publicKey),
  );
});
