/** Thirty-two letters that nobody confuses: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twice `value` in the field of 32 elements (x^5 + x^2 + 1). */
const twice = (value: number): number => (value & 16 ? ((value << 1) ^ 37) & 31 : value << 1);

/**
 * The check letter of up to 30: each place has another weight of the field of 32 elements, so that one wrong letter and
 * two that changed places are always found.
 */
function checkLetter(letters: string): string {
  let sum = 0;
  for (const letter of letters) sum = twice(sum ^ alphabet.indexOf(letter));
  return alphabet.charAt(sum);
}

/** `count` letters of five bits each from as many random bytes, and their check letter. */
export function drawLetters(random: Uint8Array, count: number): string {
  const letters = [...random.slice(0, count)].map((byte) => alphabet.charAt(byte & 31)).join('');
  return letters + checkLetter(letters);
}

const lookAlikes: Readonly<Partial<Record<string, string>>> = { O: '0', I: '1', L: '1', U: 'V' };

/** Letters as typed: case, spaces, hyphens and look-alikes do not matter. */
export const lettersOf = (typed: string): string =>
  [...typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('');

/** The `count` letters and their check letter in what was typed; undefined where it is anything else, or has a mistake. */
export function readLetters(typed: string, count: number): string | undefined {
  const letters = lettersOf(typed);
  const isWhole = letters.length === count + 1 && checkLetter(letters.slice(0, count)) === letters.at(-1);
  return isWhole ? letters : undefined;
}
