const rightToLeft = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]`;
const between = new RegExp(String.raw`(?<=${rightToLeft}) +(?=${rightToLeft})`, 'g');

/**
 * Keeps words of Arabic and its like in their order: the layout sets word after word from the left, and only within
 * one word, which a no-break space does not end, from the right.
 */
export const keepRightToLeft = (text: string): string => text.replaceAll(between, '\u00a0');

const stretch = new RegExp(String.raw`${rightToLeft}(?:[\s\u00a0.,'-]*${rightToLeft})*`, 'g');

/** Pieces of a text that are read in one direction, in their order. */
export function splitByDirection(text: string): { text: string; isRightToLeft: boolean }[] {
  const pieces: { text: string; isRightToLeft: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(stretch)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isRightToLeft: false });
    pieces.push({ text: found, isRightToLeft: true });
    end = index + found.length;
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), isRightToLeft: false });
  return pieces;
}
