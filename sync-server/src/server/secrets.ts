import { x25519 } from '@noble/curves/ed25519.js';
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of this server, all derived from one file in the data folder that only its owner may read. */
export interface Secrets {
  /** Key for one purpose: 32 bytes. */
  key(purpose: 'token' | 'kartu' | 'kartu-ruang' | 'perangkat' | 'surat' | 'item'): Uint8Array;
  /** X25519 pair for what devices seal for the server. */
  publicKey: Uint8Array;
  /** X25519 secret shared with a device's public key. */
  agree(publicKey: Uint8Array): Uint8Array;
  /** Seals a value for this server's own database: text that `open` reads back. */
  seal(plain: Uint8Array): string;
  /** Throws where the text was not sealed by this server. */
  open(sealed: string): Uint8Array;
}

/** Reads the key file, or makes it at the first start. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'kunci-server');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
  return buildSecrets(readFileSync(file));
}

export function buildSecrets(root: Uint8Array): Secrets {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', root, '', `spmb-${purpose}`, 32));
  const sealKey = derive('segel');
  const secretKey = derive('kotak');
  const publicKey = x25519.getPublicKey(secretKey);
  const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const privateKey = createPrivateKey({
    key: { kty: 'OKP', crv: 'X25519', x: base64url(publicKey), d: base64url(secretKey) },
    format: 'jwk',
  });
  const keys = {
    token: derive('token'),
    kartu: derive('kartu'),
    'kartu-ruang': derive('kartu-ruang'),
    perangkat: derive('perangkat'),
    surat: derive('surat'),
    item: derive('item'),
  };
  return {
    key: (purpose) => keys[purpose],
    publicKey,
    agree(other) {
      const jwk = { kty: 'OKP', crv: 'X25519', x: base64url(other) };
      return new Uint8Array(
        diffieHellman({ privateKey, publicKey: createPublicKey({ key: jwk, format: 'jwk' }) }),
      );
    },
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const whole = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, whole.subarray(0, 12));
      decipher.setAuthTag(whole.subarray(12, 28));
      return new Uint8Array(Buffer.concat([decipher.update(whole.subarray(28)), decipher.final()]));
    },
  };
}
