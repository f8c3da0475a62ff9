/** Tab and line breaks stay; U+0000 cannot be stored in PostgreSQL, the others have no place in a question. */
const controlCharacters = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Text without control characters and without lone surrogates (they become U+FFFD). */
export function stripControlCharacters(text: string): string {
  return text.toWellFormed().replace(controlCharacters, '');
}
