import { createHmac, randomInt } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** A code for the card of a room: so many of the letters, each as likely as the others. */
export const generateKodeKartu = (letters: string, length: number): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** Keyed hash of a code: only its equality is ever looked for, so that no timing tells of the code. */
export const sidikKodeKartu = (secrets: Secrets, kode: string): string =>
  createHmac('sha256', secrets.key('kartu-ruang')).update(kode).digest('base64url');
