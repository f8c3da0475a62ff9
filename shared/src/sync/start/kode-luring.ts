import { drawLetters, lettersOf, readLetters } from '../../kernel/text/read-letters.ts';

const drawnLetters = 10;

/** A kode luring (screen words Token darurat) from ten random bytes: 50 bits and the check letter. */
export const drawKodeLuring = (random: Uint8Array): string => drawLetters(random, drawnLetters);

/** The code as it is shown and read out: ABCD-EFGH-JKM. */
export const showKodeLuring = (kode: string): string =>
  `${kode.slice(0, 4)}-${kode.slice(4, 8)}-${kode.slice(8)}`;

/** Whether somebody meant a kode luring rather than a token of six letters. */
export const isLongAsKodeLuring = (typed: string): boolean => lettersOf(typed).length > 8;

/** The kode luring in what was typed; undefined where it is none, or one with a mistake. */
export const parseKodeLuring = (typed: string): string | undefined => readLetters(typed, drawnLetters);

/** What scrypt makes the key of a session's kits with: about 32 MB and a second on a phone for each guess. */
export const kodeLuringCost = { N: 2 ** 15, r: 8, p: 1, dkLen: 32 } as const;
