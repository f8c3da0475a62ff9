import { drawLetters, readLetters } from '../kernel/text/read-letters.ts';

const drawnLetters = 24;
/** Random bytes that a code is drawn from. */
export const kodePemulihanBytes = drawnLetters;

/** The code that opens backups on another computer: 120 bits and a check letter. */
export const drawKodePemulihan = (random: Uint8Array): string => drawLetters(random, drawnLetters);

/** The code as it is printed and typed: five groups of five. */
export const showKodePemulihan = (kode: string): string => (kode.match(/.{1,5}/g) ?? []).join('-');

/** The code in what was typed; undefined where it is none, or one with a mistake. */
export const parseKodePemulihan = (typed: string): string | undefined => readLetters(typed, drawnLetters);
