const rightToLeft = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]`;
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

/**
 * A text for a layout that sets word after word from the left, and only within one word from the right: Arabic and its
 * like as one word, which a no-break space does not end, without the signs and spaces of the words beside it.
 */
export const keepRightToLeft = (text: string): string[] =>
  splitByDirection(text).map(({ text: piece, isRightToLeft }) =>
    isRightToLeft ? piece.replaceAll(' ', '\u00a0') : piece,
  );
