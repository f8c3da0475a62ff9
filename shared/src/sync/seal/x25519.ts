import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

const prime = 2n ** 255n - 19n;

/**
 * Key agreement on Curve25519 (RFC 7748). Built from the library's generic Montgomery ladder: its ready-made export
 * brings the signature curves along, three times the size of what a participant loads.
 */
export const x25519 = montgomery({
  P: prime,
  type: 'x25519',
  powPminus2: (x) => pow(x, prime - 2n, prime),
  adjustScalarBytes(scalar: Uint8Array): Uint8Array {
    const bytes = new DataView(scalar.buffer, scalar.byteOffset);
    bytes.setUint8(0, bytes.getUint8(0) & 248);
    bytes.setUint8(31, (bytes.getUint8(31) & 127) | 64);
    return scalar;
  },
});
