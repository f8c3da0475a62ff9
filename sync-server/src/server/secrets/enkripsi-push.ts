import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const curve = 'prime256v1';
/** Length of the one record; a message of ours takes a fraction of it. */
const recordBytes = 4_096;

/** What a browser gives with a subscription, base64url: its public key of P-256 and its secret of 16 bytes. */
export interface KunciLangganan {
  p256dh: string;
  auth: string;
}

/** Drawn anew for every message; only a test of the standard's own example gives them. */
interface Draw {
  privateKey: Uint8Array;
  salt: Uint8Array;
}

/** Whether a browser's keys are a point of the curve and a secret of the right length. */
export function isKunciLangganan({ p256dh, auth }: KunciLangganan): boolean {
  try {
    const peer = Buffer.from(p256dh, 'base64url');
    const own = createECDH(curve);
    own.generateKeys();
    own.computeSecret(peer);
    return peer.length === 65 && peer[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/** Encrypts a message for one subscription: the body of its request, `aes128gcm` (RFC 8291, RFC 8188). */
export function encryptPush({ p256dh, auth }: KunciLangganan, plain: Uint8Array, draw?: Draw): Buffer {
  const ecdh = createECDH(curve);
  if (draw) ecdh.setPrivateKey(draw.privateKey);
  else ecdh.generateKeys();
  const salt = draw?.salt ?? randomBytes(16);
  const peer = Buffer.from(p256dh, 'base64url');
  const own = ecdh.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), peer, own]);
  const shared = hkdfSync('sha256', ecdh.computeSecret(peer), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${info}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  // 2 ends the last record.
  const body = [cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes, 0);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, ...body]);
}

/** A private key of P-256 that follows from `secret` alone: the first of a sequence that is one of the curve's. */
export function deriveKunciP256(secret: Uint8Array): { privateKey: Buffer; publicKey: Buffer } {
  for (let tries = 0; ; tries++) {
    const privateKey = createHmac('sha256', secret).update(`p256 ${tries}`).digest();
    const ecdh = createECDH(curve);
    try {
      ecdh.setPrivateKey(privateKey);
      return { privateKey, publicKey: ecdh.getPublicKey() };
    } catch {
      // One of 2^32 is none: the next one.
    }
  }
}
