/**
 * What was typed, as it may be written (S28): a NUL, which PostgreSQL stores in no text, goes; half of a surrogate pair,
 * which is no character, becomes U+FFFD. Nothing else of it is lost.
 */
export const cleanText = (text: string): string =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

export const isCleanText = (text: string): boolean => cleanText(text) === text;
