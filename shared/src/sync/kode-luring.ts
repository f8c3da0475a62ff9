/** Thirty-two letters that nobody confuses: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const drawnLetters = 10;

/** Twice `value` in the field of 32 elements (x^5 + x^2 + 1). */
const twice = (value: number): number => (value & 16 ? ((value << 1) ^ 37) & 31 : value << 1);

/**
 * The check letter of ten: each place has another weight of the field of 32 elements, so that one wrong letter and two
 * that changed places are always found.
 */
function checkLetter(letters: string): string {
  let sum = 0;
  for (const letter of letters) sum = twice(sum ^ alphabet.indexOf(letter));
  return alphabet.charAt(sum);
}

/** A kode luring (screen words Token darurat) from ten random bytes: 50 bits and the check letter. */
export function drawKodeLuring(random: Uint8Array): string {
  const letters = [...random.slice(0, drawnLetters)].map((byte) => alphabet.charAt(byte & 31)).join('');
  return letters + checkLetter(letters);
}

/** As it is shown and read out: ABCD-EFGH-JKM. */
export const showKodeLuring = (kode: string): string =>
  `${kode.slice(0, 4)}-${kode.slice(4, 8)}-${kode.slice(8)}`;

const lookAlikes: Readonly<Partial<Record<string, string>>> = { O: '0', I: '1', L: '1', U: 'V' };

/** Letters as typed: case, spaces, hyphens and look-alikes do not matter. */
const lettersOf = (typed: string): string =>
  [...typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('');

/** Whether somebody meant a kode luring rather than a token of six letters. */
export const isLongAsKodeLuring = (typed: string): boolean => lettersOf(typed).length > 8;

/** The kode luring in what was typed; undefined where it is none, or one with a mistake. */
export function parseKodeLuring(typed: string): string | undefined {
  const letters = lettersOf(typed);
  const drawn = letters.slice(0, drawnLetters);
  return letters.length === drawnLetters + 1 && checkLetter(drawn) === letters.at(-1) ? letters : undefined;
}

/** What scrypt makes the key of a session's kits with: about 32 MB and a second on a phone for each guess. */
export const kodeLuringCost = { N: 2 ** 15, r: 8, p: 1, dkLen: 32 } as const;
