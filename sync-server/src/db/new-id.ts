import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** What every id of an instant begins with, and no earlier one: a bound where rows are looked for by their age. */
export function idsFrom(ms: number): string {
  let time = '';
  for (let rest = Math.max(0, ms), i = 0; i < 9; i++, rest = Math.floor(rest / 32))
    time = alphabet.charAt(rest % 32) + time;
  return time;
}

/** Bytes as letters of an id, five bits each. */
export const idLetters = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet.charAt(byte & 31)).join('');

/** A row id: 9 letters of time, 13 random ones; sorts by age, so that an index grows at its end. */
export function newId(nowMs: number): string {
  return idsFrom(nowMs) + idLetters(randomBytes(13));
}
