import { letters, type Letter } from '@spmb/shared/sync/stream/letter.ts';

/** The bank's letter of the option that is shown under `shown`; without an order both are the same (N52). */
export const bankLetter = (order: string | undefined, shown: Letter): Letter | undefined =>
  order ? (order[letters.indexOf(shown)] as Letter | undefined) : shown;

/** The letter under which an option of the bank is shown. */
export const shownLetter = (order: string | undefined, letter: Letter): Letter =>
  letters[order ? order.indexOf(letter) : -1] ?? letter;
