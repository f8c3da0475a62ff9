import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8 } from '../../kernel/text/bytes.ts';
import type { Randomness } from '../../kernel/randomness.ts';
import { x25519 } from './x25519.ts';

/** HKDF-Extract: one key is needed, and 32 bytes of it are there without the second step. */
const boxKey = (shared: Uint8Array, ephemeral: Uint8Array, server: Uint8Array): Uint8Array =>
  extract(sha256, shared, concatBytes(ephemeral, server, utf8('spmb-kotak-1')));

/**
 * A box that only the server can open, to be filled once: ephemeral X25519 public key ‖ XChaCha20-Poly1305 ciphertext. Its
 * key serves one message, so a fixed nonce is safe; to draw it takes a cheap phone half a second, and needs no message.
 */
export function drawBox(serverPublicKey: Uint8Array, random: Randomness): (plain: Uint8Array) => Uint8Array {
  const secret = random.bytes(32);
  const ephemeral = x25519.getPublicKey(secret);
  let key: Uint8Array | undefined = boxKey(
    x25519.getSharedSecret(secret, serverPublicKey),
    ephemeral,
    serverPublicKey,
  );
  return (plain) => {
    if (!key) throw new Error('a box is filled once');
    const sealed = xchacha20poly1305(key, new Uint8Array(24), ephemeral).encrypt(plain);
    key = undefined;
    return concatBytes(ephemeral, sealed);
  };
}

/** Seals bytes so that only the server can read them. */
export const sealForServer = (
  serverPublicKey: Uint8Array,
  plain: Uint8Array,
  random: Randomness,
): Uint8Array => drawBox(serverPublicKey, random)(plain);

/**
 * Opens what was sealed for a server. `agree` answers the X25519 secret shared with a public key, so that
 * the server may compute it natively. Throws where the bytes were not sealed for this key or are damaged.
 */
export function openAsServer(
  serverPublicKey: Uint8Array,
  agree: (publicKey: Uint8Array) => Uint8Array,
  sealed: Uint8Array,
): Uint8Array {
  const ephemeral = sealed.subarray(0, 32);
  const key = boxKey(agree(ephemeral), ephemeral, serverPublicKey);
  return xchacha20poly1305(key, new Uint8Array(24), ephemeral).decrypt(sealed.subarray(32));
}
