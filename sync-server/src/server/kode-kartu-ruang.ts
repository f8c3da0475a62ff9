import { hurufKartu, panjangKodeKartu } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import { createHmac, randomInt } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** A code for the card of a room: 8 of 24 letters (36 bits), enough where guesses are slowed. */
export const generateKodeKartu = (): string =>
  Array.from({ length: panjangKodeKartu }, () => hurufKartu.charAt(randomInt(hurufKartu.length))).join('');

/** Keyed hash of a code: only its equality is ever looked for, so that no timing tells of the code. */
export const sidikKodeKartu = (secrets: Secrets, kode: string): string =>
  createHmac('sha256', secrets.key('kartu-ruang')).update(kode).digest('base64url');
