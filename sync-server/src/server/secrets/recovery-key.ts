import { parseKodePemulihan } from '@spmb/shared/pencadangan/kode-pemulihan.ts';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** What the recovery code of a school opens: the server's key inside its backups, and their seal (P10). */
export interface RecoveryKey {
  /** base64url; tells which code opens a backup, and nothing of it. */
  garam: string;
  /** The server's key, readable with the code alone. */
  lock(root: Uint8Array): string;
  /** undefined: it was locked under another code, or changed. */
  unlock(locked: string): Uint8Array | undefined;
  /** Seal of a text, base64url. */
  seal(text: Uint8Array): string;
  isSealOf(seal: string, text: Uint8Array): boolean;
}

/** 16 random bytes, base64url: of each code its own. */
export const drawGaram = (): string => randomBytes(16).toString('base64url');

/** The 32 bytes that a code stands for. It has 120 random bits, so that no slow hash is needed. */
export function recoverySecretOf(typed: string, garam: string): Uint8Array | undefined {
  const kode = parseKodePemulihan(typed);
  return kode === undefined
    ? undefined
    : new Uint8Array(hkdfSync('sha256', kode, Buffer.from(garam, 'base64url'), 'spmb-pemulihan', 32));
}

export function buildRecoveryKey(secret: Uint8Array, garam: string): RecoveryKey {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `spmb-pemulihan-${purpose}`, 32));
  const [lockKey, sealKey] = [derive('kunci'), derive('segel')];
  const sealOf = (text: Uint8Array) => createHmac('sha256', sealKey).update(text).digest();
  return {
    garam,
    lock(root) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', lockKey, nonce);
      const body = Buffer.concat([cipher.update(root), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    unlock(locked) {
      const whole = Buffer.from(locked, 'base64url');
      if (whole.length !== 12 + 16 + 32) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', lockKey, whole.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(whole.subarray(12, 28));
      try {
        return new Uint8Array(Buffer.concat([decipher.update(whole.subarray(28)), decipher.final()]));
      } catch {
        return undefined;
      }
    },
    seal: (text) => sealOf(text).toString('base64url'),
    isSealOf(seal, text) {
      const given = Buffer.from(seal, 'base64url');
      const own = sealOf(text);
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
