/** NUL, which PostgreSQL stores in no text, and halves of surrogate pairs, which are no characters (S28). */
const unclean = /[\0\p{Surrogate}]/u;

export const isCleanText = (text: string): boolean => !unclean.test(text);

/** What was typed, as it may be written: a NUL goes, half a pair becomes U+FFFD; nothing else of it is lost. */
export const cleanText = (text: string): string =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
