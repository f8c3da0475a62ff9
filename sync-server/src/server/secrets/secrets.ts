import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDurably, removeDurably } from '../files/durable-file.ts';
import type { RecoveryKey } from './recovery-key.ts';

const signBeside = promisify(sign);

/** Keys of this server, all derived from one file in the data folder that only its owner may read. */
export interface Secrets {
  /** Key for one purpose: 32 bytes. */
  key(
    purpose:
      | 'token'
      | 'kartu'
      | 'kartu-ruang'
      | 'perangkat'
      | 'surat'
      | 'item'
      | 'registrasi'
      | 'samaran'
      | 'pesan'
      | 'push'
      | 'tautan'
      | 'penghapusan',
  ): Uint8Array;
  /** X25519 pair for what devices seal for the server. */
  publicKey: Uint8Array;
  /** X25519 secret shared with a device's public key. */
  agree(publicKey: Uint8Array): Uint8Array;
  /** Seals a value for this server's own database: text that `open` reads back. */
  seal(plain: Uint8Array): string;
  /** Throws where the text was not sealed by this server. */
  open(sealed: string): Uint8Array;
  /** Ed25519 key by which anybody checks what `sign` signed. */
  signingKey: Uint8Array;
  /** Ed25519 signature, 64 bytes. */
  sign(bytes: Uint8Array): Uint8Array;
  /** The same of what is long, while everybody else is served. */
  signLong(bytes: Uint8Array): Promise<Uint8Array>;
  /** The key that all of this is derived from, for a backup: only the recovery code opens it. */
  lockUnder(recovery: RecoveryKey): string;
}

/** Length of the key file. */
export const keyBytes = 32;

/** Thrown where the key file is not the one that the data was written with. Its sentence names the way out. */
export class WrongKey extends Error {
  constructor(found: string, dataDir: string) {
    super(
      `${found} Tanpa kunci yang benar tidak ada yang dapat masuk dan soal tidak terbuka, jadi server tidak dijalankan. Kembalikan berkas kunci-server dari salinan folder data ke ${dataDir}, lalu jalankan lagi; atau pulihkan dari cadangan: npm run restore -- BERKAS.`,
    );
    this.name = 'WrongKey';
  }
}

/** The key file's bytes; undefined where there is none or, after a cut at its making, nothing in it. Throws WrongKey. */
async function findKey(dataDir: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(join(dataDir, 'kunci-server')).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  if (bytes.length === 0) return undefined;
  if (bytes.length !== keyBytes)
    throw new WrongKey(
      `Berkas kunci-server rusak: isinya ${bytes.length} byte, seharusnya ${keyBytes}.`,
      dataDir,
    );
  return bytes;
}

/** The keys of a server that ran before. Throws WrongKey where there are none. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const key = await findKey(dataDir);
  if (!key) throw new WrongKey('Berkas kunci-server tidak ada atau kosong.', dataDir);
  return buildSecrets(key);
}

/**
 * Reads the secrets, and makes them at the first start. `mayMake`: nothing was ever written with another key, so that a
 * missing one may be made.
 */
export async function loadSecrets(dataDir: string, mayMake: boolean): Promise<Secrets> {
  const key = await findKey(dataDir);
  if (key || !mayMake) return key ? buildSecrets(key) : readSecrets(dataDir);
  const file = join(dataDir, 'kunci-server');
  // Of two processes that make one, both go on with the first's; an empty file is nobody's.
  if (!(await createDurably(file, randomBytes(keyBytes))) && !(await findKey(dataDir))) {
    await removeDurably(file);
    await createDurably(file, randomBytes(keyBytes));
  }
  return readSecrets(dataDir);
}

/** What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410); Node takes no bare ones. */
const pkcs8Heads = {
  x25519: Buffer.from('302e020100300506032b656e04220420', 'hex'),
  ed25519: Buffer.from('302e020100300506032b657004220420', 'hex'),
};

/** The pair of a private key's 32 bytes. */
function pairOf(kind: keyof typeof pkcs8Heads, bytes: Uint8Array) {
  const key = Buffer.concat([pkcs8Heads[kind], bytes]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: new Uint8Array(Buffer.from(x, 'base64url')) };
}

export function buildSecrets(root: Uint8Array): Secrets {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', root, '', `spmb-${purpose}`, 32));
  const sealKey = derive('segel');
  const { privateKey, publicKey } = pairOf('x25519', derive('kotak'));
  const signing = pairOf('ed25519', derive('tanda-tangan'));
  const keys = {
    token: derive('token'),
    kartu: derive('kartu'),
    'kartu-ruang': derive('kartu-ruang'),
    perangkat: derive('perangkat'),
    surat: derive('surat'),
    item: derive('item'),
    registrasi: derive('registrasi'),
    samaran: derive('samaran'),
    pesan: derive('pesan'),
    push: derive('push'),
    tautan: derive('tautan'),
    penghapusan: derive('penghapusan'),
  };
  return {
    key: (purpose) => keys[purpose],
    publicKey,
    agree(other) {
      const jwk = { kty: 'OKP', crv: 'X25519', x: Buffer.from(other).toString('base64url') };
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
    signingKey: signing.publicKey,
    sign: (bytes) => new Uint8Array(sign(null, bytes, signing.privateKey)),
    signLong: async (bytes) => new Uint8Array(await signBeside(null, bytes, signing.privateKey)),
    lockUnder: (recovery) => recovery.lock(root),
  };
}
