const rightToLeft = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]`;
const between = new RegExp(String.raw`(?<=${rightToLeft}) +(?=${rightToLeft})`, 'g');

/**
 * Keeps words of Arabic and its like in their order: the layout sets word after word from the left, and only within
 * one word, which a no-break space does not end, from the right.
 */
export const keepRightToLeft = (text: string): string => text.replaceAll(between, '\u00a0');
