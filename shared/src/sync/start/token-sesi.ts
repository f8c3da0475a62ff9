import { utf8 } from '../../kernel/text/bytes.ts';
import type { Digest } from '../seal/digest.ts';

/** Capitals without O and I, so that no letter is read as a digit. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The six letters of rotation number `rotation` (S17: checked by the server only). */
export function tokenSesi(digest: Digest, secret: Uint8Array, rotation: number): string {
  const block = digest.hmacSha256(secret, utf8(`token|${rotation}`));
  let letters = '';
  for (let i = 0; letters.length < 6; i++) {
    const byte = block[i % block.length] ?? 0;
    if (byte < 240 || i >= block.length) letters += alphabet.charAt(byte % 24);
  }
  return letters;
}

/** Rotation number at an instant; `originMs` is when the present secret began, `everyMs` how long a token is shown. */
export const rotationAt = (originMs: number, nowMs: number, everyMs: number): number =>
  Math.max(0, Math.floor((nowMs - originMs) / everyMs));

/** Letters as typed: case, spaces and hyphens do not matter. */
export const normalizeToken = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** The token of the present rotation, or of the one before it. */
export function acceptsToken(digest: Digest, secret: Uint8Array, rotation: number, typed: string): boolean {
  const token = normalizeToken(typed);
  if (token.length !== 6) return false;
  return (
    token === tokenSesi(digest, secret, rotation) ||
    (rotation > 0 && token === tokenSesi(digest, secret, rotation - 1))
  );
}
