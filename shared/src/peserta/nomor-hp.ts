/**
 * A phone number as 62…, '' for a blank text, undefined for what is no Indonesian number. A leading zero that
 * Excel dropped (812…) is certain, so it is taken; two numbers in one cell are not.
 */
export function normalizeNomorHp(text: string): string | undefined {
  const compact = text.replaceAll(/[\s().\u2010-\u2015-]/g, '');
  if (compact === '') return '';
  const number = /^(?:(?:\+|00)?62|0|(?=8))0?([1-9]\d{7,12})$/.exec(compact)?.[1];
  return number === undefined ? undefined : `62${number}`;
}

/** What of a stored number was typed, however it was begun (0812…, 62812…, +62 812-…); undefined for other texts. */
export function partOfNomorHp(text: string): string | undefined {
  const compact = text.replaceAll(/[\s().\u2010-\u2015-]/g, '');
  const part = /^(?:\+?62|0)(8\d+)$/.exec(compact)?.[1];
  return part === undefined ? undefined : `62${part}`;
}
