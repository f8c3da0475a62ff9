import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** What every id of an instant begins with, and no earlier one: a bound where rows are looked for by their age. */
export const idsFrom = (ms: number): string => lettersOf(Math.max(0, ms), 9);

/** The last letters of a whole number; what is larger sorts later. */
function lettersOf(number: number, length: number): string {
  let letters = '';
  for (let rest = number; letters.length < length; rest = Math.floor(rest / 32))
    letters = alphabet.charAt(rest % 32) + letters;
  return letters;
}

/** Bytes as letters of an id, five bits each. */
export const idLetters = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet.charAt(byte & 31)).join('');

/** A row id: 9 letters of time, 13 random ones; sorts by age, so that an index grows at its end. */
export function newId(nowMs: number): string {
  return idsFrom(nowMs) + idLetters(randomBytes(13));
}

let made = 0;

/** The same, in the order in which this process asks, also within a millisecond; the four letters of its turn begin anew after a million. */
export function idInTurn(nowMs: number): string {
  made = (made + 1) % 32 ** 4;
  return idsFrom(nowMs) + lettersOf(made, 4) + idLetters(randomBytes(9));
}
