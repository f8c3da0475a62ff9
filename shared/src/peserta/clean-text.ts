/**
 * A typed text as it is kept: composed letters, single spaces, no control signs and no invisible direction
 * marks, which look equal and compare unequal. Joiners stay: Arabic script needs them.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** As `cleanText`; the signs people and programs put into a cell that has nothing to say give ''. */
export function cleanValue(text: string): string {
  const clean = cleanText(text);
  return /^(?:[-–—_.]+|null|n\/a)$/i.test(clean) ? '' : clean;
}
